import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Rumpus server for tests, with a new data folder. `stop` deletes the folder. */
export class Server {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly data: string,
    private readonly binary: string,
  ) {}

  /** Returns a one-time link into the operators' console, as `rumpus admin link` prints it. */
  adminLink(): string {
    return execFileSync(this.binary, ['admin', 'link', '--data', this.data], { encoding: 'utf8' }).trim();
  }

  static async start(options: string[] = []): Promise<Server> {
    const binary = process.env.RUMPUS_BIN ?? join(import.meta.dirname, '../../target/release/rumpus');
    if (!existsSync(binary))
      throw new Error(`there is no server program at ${binary}; build it with \`cargo build --release\``);
    const port = await freePort();
    const data = mkdtempSync(join(tmpdir(), 'rumpus-e2e-'));
    const child = spawn(binary, ['--data', data, '--port', String(port), ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4_000)));
    const server = new Server(`http://127.0.0.1:${port}`, child, data, binary);
    for (let n = 0; n < 200; n += 1) {
      if (child.exitCode !== null)
        throw new Error(`the server ended with status ${child.exitCode} before it answered:\n${said}`);
      if (
        await fetch(`${server.url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return server;
      await new Promise((done) => setTimeout(done, 50));
    }
    await server.stop();
    throw new Error(`the server did not answer ${server.url}/healthz in 200 tries:\n${said}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const gone = new Promise((done) => this.child.once('exit', done));
      this.child.kill('SIGTERM');
      const hard = setTimeout(() => this.child.kill('SIGKILL'), 5_000);
      await gone;
      clearTimeout(hard);
    }
    rmSync(this.data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
