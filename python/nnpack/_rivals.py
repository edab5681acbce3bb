"""The libraries that the bench compares ours with: how each is told to compute a layer in float32.

All get the layer as a model of one convolution whose weights are constants. What that means for each, and the traps:
docs/benchmarks.md.
"""

from __future__ import annotations

import functools
import importlib
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from ._arrays import Float32, aligned_array, aligned_copy
from ._contenders import OUTPUTS, Environment, Rival, UnsupportedError
from ._geometry import Geometry
from ._problems import Pass, Problem


class Torch(Rival):
    """PyTorch's functional convolution, and its gradients; weights are reordered in each call, as is usual there."""

    implementation = "torch"
    packages = modules = ("torch",)
    passes = tuple(Pass)
    layout = "NCHW"
    environment: ClassVar[Environment] = {
        "avx2": {"ONEDNN_MAX_CPU_ISA": "AVX2", "ATEN_CPU_CAPABILITY": "avx2", "MKL_ENABLE_INSTRUCTIONS": "AVX2"}
    }

    def __init__(self, problem: Problem, threads: int) -> None:
        self._torch = importlib.import_module("torch")
        super().__init__(problem, threads)

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        tensors = [self._torch.from_numpy(array) for array in problem.operands]
        sizes = problem.geometry
        padding, stride, dilation = [problem.layer.padding] * 2, list(sizes.stride), list(sizes.dilation)
        if problem.computed in OUTPUTS:
            return functools.partial(
                self._torch.nn.functional.conv2d, *tensors, stride, padding, dilation, sizes.groups
            )
        grad, other = tensors
        by_input = problem.computed is Pass.INPUT_GRADIENT
        # Of an operand that does not matter, only the shape is asked.
        x = self._torch.empty(sizes.input_shape) if by_input else other
        w = other if by_input else self._torch.empty(sizes.kernel_shape)
        arguments = (grad, x, w, None, stride, padding, dilation, False, [0, 0], sizes.groups)
        backward = self._torch.ops.aten.convolution_backward
        return lambda: backward(*arguments, [by_input, not by_input, False])[0 if by_input else 1]

    def prepare(self) -> None:
        super().prepare()
        if self._torch.get_num_threads() != self.threads:
            self._torch.set_num_threads(self.threads)

    def run(self) -> None:
        with self._torch.inference_mode():
            super().run()


class OneDnn(Torch):
    """oneDNN by PyTorch, with weights reordered before, as torch.compile does when it freezes a model."""

    implementation = "oneDNN"
    passes = OUTPUTS
    layout = "NHWC"

    @classmethod
    def obstacle(cls, computed: Pass, threads: list[int]) -> str | None:
        found = super().obstacle(computed, threads)
        if found is None and not importlib.import_module("torch").backends.mkldnn.is_available():
            return "this PyTorch has no oneDNN"
        return found

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        torch, sizes = self._torch, problem.geometry
        self.prepare()  # the kernels' order may depend on the number of threads
        x, w, b = (torch.from_numpy(array) for array in problem.operands)
        x = x.contiguous(memory_format=torch.channels_last)
        settings = [problem.layer.padding] * 2, list(sizes.stride), list(sizes.dilation), sizes.groups
        packed = torch._C._nn.mkldnn_reorder_conv2d_weight(w.to_mkldnn(), *settings, list(x.shape))
        convolution = torch.ops.mkldnn._convolution_pointwise
        return functools.partial(convolution, x, packed, b, *settings, "none", [], "")


class OriginalNnpack(Torch):
    """The original NNPACK, which PyTorch's CPU packages carry."""

    implementation = "original NNPACK"
    passes = OUTPUTS
    environment: ClassVar[Environment] = {"avx2": {}}  # it has no other kernels

    @classmethod
    def obstacle(cls, computed: Pass, threads: list[int]) -> str | None:
        found = super().obstacle(computed, threads)
        if found is None and not importlib.import_module("torch")._nnpack_available():
            return "this PyTorch has no NNPACK, or none for this CPU"
        if found is None and len(threads) > 1:
            return f"{cls.implementation} keeps the threads of its first call; give one number of --threads"
        return found

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        layer = problem.layer
        if layer.groups > 1 or layer.dilation > 1 or (layer.stride > 1 and problem.geometry.batch > 1):
            raise UnsupportedError("it has no groups and no dilation, and strides for single images only")
        tensors = [self._torch.from_numpy(array) for array in problem.operands]
        convolution = self._torch.ops.aten._nnpack_spatial_convolution
        return functools.partial(convolution, *tensors, [layer.padding] * 2, [layer.stride] * 2)


class OnnxRuntime(Rival):
    """ONNX Runtime's CPU provider on what it makes of a Conv node, between its own reorderings to NCHWc and back."""

    implementation = "onnxruntime"
    packages = modules = ("onnxruntime", "onnx")
    layout = "NCHWc"

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        self._runtime, self._onnx = importlib.import_module("onnxruntime"), importlib.import_module("onnx")
        x, *_ = problem.operands
        optimized = self._optimized(problem)
        nodes: dict[str, list[Any]] = {"ReorderInput": [], "Conv": [], "ReorderOutput": []}
        for node in optimized.graph.node:
            nodes[node.op_type if node.op_type in nodes else "Conv"].append(node)
        if nodes["ReorderInput"]:
            x = self._session(optimized, nodes["ReorderInput"]).run(None, {"x": x})[0]
        self._back = self._session(optimized, nodes["ReorderOutput"]) if nodes["ReorderOutput"] else None
        session = self._session(optimized, nodes["Conv"])
        (name,) = (each.name for each in session.get_inputs())
        result = self._runtime.OrtValue.ortvalue_from_numpy(session.run(None, {name: x})[0])
        binding = session.io_binding()
        self._shared = self._runtime.OrtValue.ortvalue_from_numpy(x), x  # the binding has its address only
        binding.bind_ortvalue_input(name, self._shared[0])
        binding.bind_ortvalue_output(session.get_outputs()[0].name, result)

        def run() -> Any:
            session.run_with_iobinding(binding)
            return result

        return run

    def _arrange(self, result: Any) -> Any:
        y = result.numpy()
        return self._back.run(None, {self._back.get_inputs()[0].name: y})[0] if self._back else y

    def _options(self) -> Any:
        options = self._runtime.SessionOptions()
        options.intra_op_num_threads = self.threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 3  # it warns that optimized models are for this CPU only
        return options

    def _optimized(self, problem: Problem) -> Any:
        """The layer as a model, as the runtime itself rewrites it."""
        helper, number = self._onnx.helper, self._onnx.TensorProto.FLOAT
        x, w, b = problem.operands
        sizes = problem.geometry
        pads = [problem.layer.padding] * 4
        node = helper.make_node(
            "Conv",
            ["x", "w", "b"],
            ["y"],
            pads=pads,
            strides=sizes.stride,
            dilations=sizes.dilation,
            group=sizes.groups,
        )
        graph = helper.make_graph(
            [node],
            "layer",
            [helper.make_tensor_value_info("x", number, x.shape)],
            [helper.make_tensor_value_info("y", number, problem.result_shape)],
            [self._onnx.numpy_helper.from_array(w, "w"), self._onnx.numpy_helper.from_array(b, "b")],
        )
        # Versions that any ONNX Runtime of the last years reads.
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
        with tempfile.TemporaryDirectory() as folder:
            options = self._options()
            options.optimized_model_filepath = str(Path(folder, "layer.onnx"))
            self._runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
            return self._onnx.load(options.optimized_model_filepath)

    def _session(self, model: Any, nodes: list[Any]) -> Any:
        """A session of some of a model's nodes, a chain."""
        helper, number = self._onnx.helper, self._onnx.TensorProto.FLOAT
        weights = [each for each in model.graph.initializer if any(each.name in node.input for node in nodes)]
        ends = nodes[0].input[0], nodes[-1].output[0]
        inputs, outputs = ([helper.make_tensor_value_info(name, number, [None] * 4)] for name in ends)
        part = helper.make_model(
            helper.make_graph(nodes, "part", inputs, outputs, weights),
            opset_imports=model.opset_import,
            ir_version=model.ir_version,
        )
        content = part.SerializeToString()
        return self._runtime.InferenceSession(content, self._options(), providers=["CPUExecutionProvider"])


class OpenVino(Rival):
    """OpenVINO's CPU plugin, which works in NHWC: transposes at the model's ends cost nothing there."""

    implementation = "openvino"
    packages = modules = ("openvino",)
    layout = "NHWC"
    environment: ClassVar[Environment] = {"avx2": {"ONEDNN_MAX_CPU_ISA": "AVX2", "OV_CPU_MAX_ISA": "AVX2"}}

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        openvino, operations = importlib.import_module("openvino"), importlib.import_module("openvino.opset13")
        x, w, b = problem.operands
        sizes = problem.geometry
        images = aligned_copy(x.transpose(0, 2, 3, 1))
        node = parameter = operations.parameter(images.shape, np.float32)
        node = operations.transpose(node, operations.constant(np.array([0, 3, 1, 2])))
        pads = [problem.layer.padding] * 2
        settings = list(sizes.stride), pads, pads, list(sizes.dilation)
        if sizes.groups == 1:
            node = operations.convolution(node, operations.constant(w), *settings)
        else:
            shape = sizes.groups, sizes.output_channels // sizes.groups, *w.shape[1:]
            node = operations.group_convolution(node, operations.constant(w.reshape(shape)), *settings)
        node = operations.add(node, operations.constant(b.reshape(1, -1, 1, 1)))
        node = operations.transpose(node, operations.constant(np.array([0, 2, 3, 1])))
        options = {
            "INFERENCE_PRECISION_HINT": "f32",
            "PERFORMANCE_HINT": "LATENCY",
            "NUM_STREAMS": 1,
            "INFERENCE_NUM_THREADS": self.threads,
        }
        compiled = openvino.Core().compile_model(openvino.Model([node], [parameter]), "CPU", options)
        request = compiled.create_infer_request()
        result = aligned_array(tuple(compiled.output(0).shape))
        request.set_input_tensor(openvino.Tensor(images, shared_memory=True))
        request.set_output_tensor(openvino.Tensor(result, shared_memory=True))
        self._shared = images  # the request has its address only

        def run() -> Float32:
            request.infer()
            return result

        return run

    def _arrange(self, result: Any) -> Any:
        return result.transpose(0, 3, 1, 2)


class Ncnn(Rival):
    """ncnn, one image after another, for it has no batches; half precision and bfloat16 are off."""

    implementation = "ncnn"
    packages = modules = ("ncnn",)
    layout = "NCHWc"

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        self._ncnn = importlib.import_module("ncnn")
        x, w, b = problem.operands
        layer = problem.layer
        sizes = {0: layer.output_channels, 1: layer.kernel, 2: layer.dilation, 3: layer.stride, 4: layer.padding}
        sizes |= {5: 1, 6: w.size}  # with a bias
        kind = "Convolution"
        if layer.groups > 1:
            kind = "ConvolutionDepthWise"
            sizes[7] = layer.groups
        convolution = self._net(kind, sizes, np.zeros(1, np.uint32).tobytes() + w.tobytes() + b.tobytes())
        # A dropout leaves the images as they are, but in the layout that convolutions take, which the CPU decides. It
        # works in place, on memory of ncnn's.
        packing = self._net("Dropout", {}, b"")
        images = self._through(packing, [self._ncnn.Mat(image).clone() for image in x])
        return lambda: self._through(convolution, images)

    def _net(self, kind: str, sizes: dict[int, int], weights: bytes) -> Any:
        """A network of one layer, from "x" to "y"."""
        net = self._ncnn.Net()
        for option in dir(net.opt):
            if option.startswith(("use_fp16", "use_bf16", "use_int8", "use_vulkan")):
                setattr(net.opt, option, False)
        net.opt.num_threads = self.threads
        text = " ".join(f"{key}={value}" for key, value in sizes.items())
        net.load_param_mem(f"7767517\n2 2\nInput x 0 1 x\n{kind} layer 1 1 x y {text}\n")
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "layer.bin")
            path.write_bytes(weights)
            net.load_model(str(path))
        return net

    @staticmethod
    def _through(net: Any, images: list[Any]) -> list[Any]:
        results = []
        for image in images:
            extractor = net.create_extractor()
            extractor.input("x", image)
            results.append(extractor.extract("y", 1)[1])  # 1: as it lies, without unpacking
        return results

    def _arrange(self, result: Any) -> Any:
        return np.stack([np.array(self._ncnn.convert_packing(image, 1)) for image in result])


class Mnn(Rival):
    """MNN's modules, with kernels rearranged when they are loaded."""

    implementation = "mnn"
    packages = ("mnn",)
    modules = ("MNN",)
    layout = "NC4HW4"

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        mnn = importlib.import_module("MNN")
        self._expr = expr = mnn.expr
        x, w, b = problem.operands
        sizes = problem.geometry
        if sizes.groups > 1 and not sizes.groups == sizes.input_channels == sizes.output_channels:
            raise UnsupportedError("its Python package computes other grouped convolutions than depthwise ones wrongly")
        kernel, bias = (expr.const(array, array.shape, expr.NCHW) for array in (w, b))
        node = expr.placeholder(x.shape, expr.NC4HW4)
        node.name = "x"
        settings = sizes.stride, [problem.layer.padding] * 2, sizes.dilation, sizes.groups, expr.Padding_Mode.CAFFE
        node = expr.conv2d(node, kernel, bias, *settings)
        node.name = "y"
        # Of the precisions, low ones leave float32, and "high" only tells so on standard output.
        options = {"backend": "CPU", "numThread": self.threads, "precision": "normal"}
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "layer.mnn"))
            expr.save([node], path)
            manager = mnn.nn.create_runtime_manager((options,))
            module = mnn.nn.load_module_from_file(path, ["x"], ["y"], runtime_manager=manager, rearrange=True)
        images = expr.convert(expr.const(x, x.shape, expr.NCHW), expr.NC4HW4)
        images.fix_as_const()
        return lambda: module.forward(images)

    def _arrange(self, result: Any) -> Any:
        return self._expr.convert(result, self._expr.NCHW).read()


class LiteRt(Rival):
    """LiteRT, formerly TensorFlow Lite, whose convolutions XNNPACK computes."""

    implementation = "litert"
    packages = ("ai-edge-litert", "flatbuffers")
    modules = ("ai_edge_litert.interpreter", "ai_edge_litert.schema_py_generated", "flatbuffers")
    layout = "NHWC"

    def _choose(self, problem: Problem) -> Callable[[], Any]:
        model = _tflite_model(problem.geometry, problem.operands)
        interpreter = importlib.import_module("ai_edge_litert.interpreter").Interpreter(
            model_content=model, num_threads=self.threads
        )
        interpreter.allocate_tensors()
        interpreter.set_tensor(interpreter.get_input_details()[0]["index"], problem.operands[0].transpose(0, 2, 3, 1))
        self._output = interpreter.get_output_details()[0]["index"]

        def run() -> Any:
            interpreter.invoke()
            return interpreter

        return run

    def _arrange(self, result: Any) -> Any:
        return result.get_tensor(self._output).transpose(0, 3, 1, 2)


def _tflite_model(sizes: Geometry, operands: tuple[Float32, ...]) -> bytes:
    """A convolution as a TensorFlow Lite model: its flatbuffer, whose schema LiteRT's package has."""
    schema, flatbuffers = (
        importlib.import_module(name) for name in ("ai_edge_litert.schema_py_generated", "flatbuffers")
    )
    _x, w, b = operands
    batch, channels, height, width = sizes.output_shape
    subgraph, model = schema.SubGraphT(), schema.ModelT()
    subgraph.tensors, subgraph.operators = [], []
    model.version, model.operatorCodes, model.subgraphs = 3, [], [subgraph]
    model.buffers = [schema.BufferT()]  # the first one is empty, by convention

    def tensor(shape: tuple[int, ...], content: np.ndarray[Any, Any] | None = None) -> int:
        made = schema.TensorT()
        made.shape = np.array(shape, np.int32)
        made.type = schema.TensorType.FLOAT32
        made.buffer = 0
        if content is not None:
            made.type = schema.TensorType.INT32 if content.dtype == np.int32 else schema.TensorType.FLOAT32
            made.buffer = len(model.buffers)
            model.buffers.append(schema.BufferT())
            model.buffers[-1].data = np.frombuffer(content.tobytes(), np.uint8)
        subgraph.tensors.append(made)
        return len(subgraph.tensors) - 1

    def operator(code: int, inputs: list[int], output: int, kind: int, options: Any) -> None:
        made, entry = schema.OperatorT(), schema.OperatorCodeT()
        entry.builtinCode = entry.deprecatedBuiltinCode = code
        entry.version = 1
        made.opcodeIndex = len(model.operatorCodes)
        made.inputs, made.outputs = (np.array(indices, np.int32) for indices in (inputs, [output]))
        made.builtinOptionsType, made.builtinOptions = kind, options
        model.operatorCodes.append(entry)
        subgraph.operators.append(made)

    image = source = tensor((batch, *sizes.image, sizes.input_channels))
    top, right, bottom, left = sizes.padding
    # TensorFlow's "same" padding; XNNPACK makes one operator of a convolution and any other padding.
    before = [(side - 1) // 2 for side in sizes.extent]
    after = [(side - 1) - each for side, each in zip(sizes.extent, before, strict=True)]
    same = sizes.stride == (1, 1) and [top, left] == before and [bottom, right] == after
    if any(sizes.padding) and not same:
        source = tensor((batch, *sizes.padded_image, sizes.input_channels))
        sides = np.array([[0, 0], [top, bottom], [left, right], [0, 0]], np.int32)
        inputs = [image, tensor(sides.shape, sides)]
        operator(schema.BuiltinOperator.PAD, inputs, source, schema.BuiltinOptions.PadOptions, schema.PadOptionsT())
    depthwise = sizes.groups == sizes.input_channels > 1
    name = "DepthwiseConv2DOptions" if depthwise else "Conv2DOptions"
    options = getattr(schema, f"{name}T")()
    if depthwise:
        options.depthMultiplier = channels // sizes.groups
    options.padding = schema.Padding.SAME if same else schema.Padding.VALID
    options.strideH, options.strideW = sizes.stride
    options.dilationHFactor, options.dilationWFactor = sizes.dilation
    kernels = w.transpose(1, 2, 3, 0) if depthwise else w.transpose(0, 2, 3, 1)
    inputs = [source, tensor(kernels.shape, kernels), tensor(b.shape, b)]
    code = schema.BuiltinOperator.DEPTHWISE_CONV_2D if depthwise else schema.BuiltinOperator.CONV_2D
    result = tensor((batch, height, width, channels))
    operator(code, inputs, result, getattr(schema.BuiltinOptions, name), options)
    subgraph.inputs, subgraph.outputs = (np.array([index], np.int32) for index in (image, result))
    builder = flatbuffers.Builder(w.nbytes + 1024)
    builder.Finish(model.Pack(builder), b"TFL3")
    return bytes(builder.Output())


RIVALS: dict[str, type[Rival]] = {
    "torch": Torch,
    "onednn": OneDnn,
    "onnxruntime": OnnxRuntime,
    "openvino": OpenVino,
    "ncnn": Ncnn,
    "mnn": Mnn,
    "litert": LiteRt,
    "nnpack": OriginalNnpack,
}
