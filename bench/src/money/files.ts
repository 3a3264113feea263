import type { TestServer } from '../../../api/src/testing/startServer';

const MB = 1024 * 1024;
const paths = [
  '/exams/entries/export',
  '/exams/entries/export?file=xlsx',
  '/exams/entries/export?clash=yes',
  '/invoices/export',
  '/invoices/export?file=xlsx',
  '/owed/export',
  '/owed/export?file=xlsx',
] as const;

/** Saves whole lists as files, each read to its end and kept nowhere: how long that takes, how soon it begins, and how far memory rises. */
export async function measureFiles(server: TestServer, headers: Record<string, string>): Promise<void> {
  const table: Record<string, { seconds: number; 'first byte, ms': number; 'file, MB': number; 'memory, MB': number }> =
    {};
  for (const path of paths) {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 10);
    const began = performance.now();
    const response = await server.send(`/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    let bytes = 0;
    let first = 0;
    for await (const part of response.body ?? []) {
      if (bytes === 0) first = performance.now() - began;
      bytes += part.length;
    }
    clearInterval(watch);
    table[path] = {
      seconds: Math.round((performance.now() - began) / 100) / 10,
      'first byte, ms': Math.round(first),
      'file, MB': Math.round((bytes / MB) * 10) / 10,
      'memory, MB': Math.max(0, Math.round((peak - before) / MB)),
    };
  }
  console.table(table);
}
