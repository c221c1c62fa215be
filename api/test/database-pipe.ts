import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a visitor reads meanwhile. */
export const AWAY = 'Basis data sedang tidak tersedia. Silakan coba lagi.';
export const UNCERTAIN =
  'Basis data tidak menjawab. Perubahan mungkin sudah tersimpan, periksa sebelum mencoba lagi.';

interface Ends {
  near: Socket;
  far: Socket;
}

/** A byte pipe to the real database server, which can be stopped up and cut. */
export class DatabasePipe {
  private readonly connections = new Set<Ends>();
  private isPaused = false;
  private lastWord?: string;
  private cutAt?: { statement: string; answered: boolean };

  private constructor(
    private readonly target: URL,
    private readonly server: Server,
  ) {
    server.on('connection', (near) => this.join(near));
  }

  static async to(url: string): Promise<DatabasePipe> {
    const pipe = new DatabasePipe(new URL(url), createServer());
    await pipe.open();
    return pipe;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** For Api.start. */
  readonly reach = (url: URL): URL => Object.assign(url, { port: String(this.port) });

  async open(port = 0): Promise<void> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Connections stay and are accepted, and nothing passes: what a stopped server or a lost network looks like. */
  pause(): void {
    this.isPaused = true;
    for (const { near, far } of this.connections) {
      near.unpipe(far);
      far.unpipe(near);
    }
  }

  resume(): void {
    this.isPaused = false;
    this.lastWord = undefined;
    for (const { near, far } of this.connections) near.pipe(far).pipe(near);
  }

  /** The next statement that begins like this still reaches the server; its answer waits, and everything after it. */
  pauseAfter(statement: string): void {
    this.lastWord = statement;
  }

  /** The connection on which the next statement begins like this is lost: with it, or once the server has carried it out. */
  loseOneAt(statement: string, { answered = false } = {}): void {
    this.cutAt = { statement, answered };
  }

  get hasLostOne(): boolean {
    return this.cutAt === undefined;
  }

  /** As when the server is killed: connections are lost, and new ones refused. */
  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const { near, far } of this.connections) {
      near.destroy();
      far.destroy();
    }
    await closed;
  }

  private join(near: Socket): void {
    const far = connect(Number(this.target.port || 3306), this.target.hostname);
    const ends = { near, far };
    this.connections.add(ends);
    for (const socket of [near, far]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.connections.delete(ends);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => this.listen(bytes, ends));
    if (this.isPaused) near.pause();
    else near.pipe(far).pipe(near);
  }

  private listen(bytes: Buffer, { near, far }: Ends): void {
    if (this.lastWord && begins(bytes, this.lastWord)) process.nextTick(() => this.pause());
    if (!this.cutAt || !begins(bytes, this.cutAt.statement)) return;
    const { answered } = this.cutAt;
    this.cutAt = undefined;
    if (!answered) return void far.destroy();
    far.unpipe(near);
    far.once('data', () => near.destroy()).resume();
  }
}

/** Four bytes of length and number, one that says it is a statement, and with MySQL two that say it has no attributes. */
function begins(bytes: Buffer, statement: string): boolean {
  return bytes.subarray(5, 7 + statement.length).includes(statement);
}
