import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProduct } from '../../start-product';
import { treeMemory } from '../memory';

const VISITED = ['/', '/api/product'];
const EVERY_MS = 50;

/** Measures visitors' waits and the server's memory during an import or an upload. */
export class Watch {
  readonly waits: number[] = [];
  readonly refused: number[] = [];
  peak = 0;
  private peakSinceAsked = 0;
  private readonly ended = new AbortController();
  private readonly running: Promise<unknown>;

  constructor(private readonly product: RunningProduct) {
    this.running = Promise.all([this.measureMemory(), ...VISITED.map((path) => this.visit(path))]);
  }

  /** In megabytes, since the last call. */
  takePeak(): number {
    const peak = Math.max(this.peakSinceAsked, treeMemory(this.product.pid));
    this.peakSinceAsked = 0;
    return peak;
  }

  async end(): Promise<void> {
    this.ended.abort();
    await this.running;
  }

  private async measureMemory(): Promise<void> {
    while (await this.waited()) {
      const now = treeMemory(this.product.pid);
      this.peak = Math.max(this.peak, now);
      this.peakSinceAsked = Math.max(this.peakSinceAsked, now);
    }
  }

  private async visit(path: string): Promise<void> {
    while (await this.waited()) {
      const began = performance.now();
      const response = await fetch(this.product.url + path);
      await response.arrayBuffer();
      this.waits.push(performance.now() - began);
      if (!response.ok) this.refused.push(response.status);
    }
  }

  private waited(): Promise<boolean> {
    return pause(EVERY_MS, true, { signal: this.ended.signal }).catch(() => false);
  }
}
