import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that breaks: it passes everything on, and cuts the line on some of the answers. */
export interface CuttingProxy {
  /** As `http://127.0.0.1:40123`. */
  address: string;
  /** How many lines it has cut. */
  cut(): number;
  stop(): Promise<void>;
}

/**
 * Opens one before the server at `address`.
 *
 * @param cuts decides for each answer whether it is cut, when its first bytes come: the server has done its work by then
 */
export async function openCuttingProxy(address: string, cuts: () => boolean): Promise<CuttingProxy> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let cut = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    const end = () => {
      for (const side of [client, server]) {
        open.delete(side);
        side.destroy();
      }
    };
    for (const side of [client, server]) open.add(side.on('error', end).on('close', end));
    client.pipe(server);
    server.on('data', (answer) => {
      if (!cuts()) return void client.write(answer);
      cut += 1;
      end();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: () => cut,
    async stop() {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const side of open) side.destroy();
      await closed;
    },
  };
}
