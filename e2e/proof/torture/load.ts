import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client';

const WRITERS = 4;

/** Writes products continuously and remembers the acknowledged writes. It may go on with another client. */
export class Load {
  private readonly acknowledged = new Map<number, string>();
  /** Names in requests without an answer, which may have been stored, by id. */
  private readonly open = new Map<number, Set<string>>();
  private readonly statuses = new Map<number, number>();
  private answered = 0;
  private serial = 0;
  private isRunning = false;

  get count(): number {
    return this.acknowledged.size;
  }

  /** Runs until `stop`, or until a connection breaks. */
  async run(client: Client): Promise<void> {
    this.isRunning = true;
    const category_id = await client.anyCategory();
    await Promise.all(Array.from({ length: WRITERS }, () => this.write(client, category_id)));
    this.isRunning = false;
  }

  /** Resolves after `count` more acknowledged writes, or when the load has ended. */
  async whenMore(count: number): Promise<void> {
    const wanted = this.answered + count;
    while (this.isRunning && this.answered < wanted) await pause(5);
  }

  stop(): void {
    this.isRunning = false;
  }

  async writeSome(client: Client, count: number): Promise<number[]> {
    const category_id = await client.anyCategory();
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await this.add(client, category_id)).status);
    return statuses;
  }

  async lost(client: Client): Promise<number> {
    const products = await client.allProducts();
    return [...this.acknowledged].filter(([id, name]) => {
      const found = products.get(id)?.name;
      return found === undefined || (found !== name && !this.open.get(id)?.has(found));
    }).length;
  }

  answers(): string {
    return [...this.statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  }

  private async write(client: Client, category_id: number): Promise<void> {
    for (let last: number | undefined; this.isRunning;) {
      const isEdit = last !== undefined && this.serial % 3 === 0;
      const { status, id } = isEdit
        ? await this.edit(client, category_id, last ?? 0)
        : await this.add(client, category_id);
      last = id ?? last;
      if (status === 0) return;
    }
  }

  private async add(client: Client, category_id: number) {
    const name = this.anyName();
    const { status, data } = await client.ask('POST', 'product', { name, price: 1, category_id });
    this.note(status);
    if (data && status === 201) this.keep(data.id, name);
    return { status, id: status === 201 ? data?.id : undefined };
  }

  private async edit(client: Client, category_id: number, id: number) {
    const name = this.anyName();
    const open = this.open.get(id) ?? new Set();
    this.open.set(id, open.add(name));
    const { status } = await client.ask('PUT', `product/${id}`, { name, category_id });
    this.note(status);
    if (status === 200) {
      this.keep(id, name);
      open.clear();
    } else if (status !== 0 && status !== 503) open.delete(name);
    return { status, id };
  }

  private keep(id: number, name: string): void {
    this.acknowledged.set(id, name);
    this.answered += 1;
  }

  private note(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  private anyName(): string {
    this.serial += 1;
    return `Produk ${this.serial}`;
  }
}
