/*
 * A plugin of QEMU that counts the instructions that a program runs, by function and mnemonic: `qemu-... -plugin
 * FILE,counts=PATH`.
 *
 * Debian packages QEMU without its header. What is declared here is of version 1 of the interface (QEMU 4.2 and later).
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t qemu_plugin_id_t;
struct qemu_info;
struct qemu_plugin_tb;
struct qemu_plugin_insn;

size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb* block);
struct qemu_plugin_insn* qemu_plugin_tb_get_insn(const struct qemu_plugin_tb* block, size_t index);
char* qemu_plugin_insn_disas(const struct qemu_plugin_insn* instruction);
const char* qemu_plugin_insn_symbol(const struct qemu_plugin_insn* instruction);
void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t id,
                                           void (*translated)(qemu_plugin_id_t, struct qemu_plugin_tb*));
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb* block, void (*run)(unsigned, void*), int flags,
                                          void* data);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t id, void (*end)(qemu_plugin_id_t, void*), void* data);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

/* A block as it was translated: instructions without branches between them. */
struct block {
    struct block* next;
    uint64_t runs;
    const char* symbol;
    size_t count;
    char* instructions[]; /* disassembled */
};

static struct block* blocks;
static const char* path;

static void run(unsigned cpu, void* data) {
    (void)cpu;
    ((struct block*)data)->runs++;
}

static void translated(qemu_plugin_id_t id, struct qemu_plugin_tb* block) {
    (void)id;
    const size_t count = qemu_plugin_tb_n_insns(block);
    struct block* one = calloc(1, sizeof *one + count * sizeof one->instructions[0]);
    if (one == NULL) abort();
    one->next = blocks;
    one->count = count;
    one->symbol = qemu_plugin_insn_symbol(qemu_plugin_tb_get_insn(block, 0));
    for (size_t i = 0; i < count; i++)
        one->instructions[i] = qemu_plugin_insn_disas(qemu_plugin_tb_get_insn(block, i));
    blocks = one;
    qemu_plugin_register_vcpu_tb_exec_cb(block, run, 0, one);
}

/* One line for each instruction of each block: function, runs, mnemonic, operands. */
static void end(qemu_plugin_id_t id, void* data) {
    (void)id;
    (void)data;
    FILE* file = fopen(path, "w");
    if (file == NULL) abort();
    for (const struct block* one = blocks; one != NULL; one = one->next) {
        const char* symbol = one->symbol != NULL && one->symbol[0] != '\0' ? one->symbol : "?";
        for (size_t i = 0; i < one->count && one->runs != 0; i++)
            fprintf(file, "%s %llu %s\n", symbol, (unsigned long long)one->runs, one->instructions[i]);
    }
    fclose(file);
}

__attribute__((visibility("default"))) int qemu_plugin_install(qemu_plugin_id_t id, const struct qemu_info* info,
                                                               int argc, char** argv) {
    (void)info;
    if (argc != 1) return -1;
    path = strchr(argv[0], '=');
    if (path == NULL) return -1;
    path++;
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, end, NULL);
    return 0;
}
