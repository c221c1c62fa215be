import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 10_000;
const LOOK_MS = 300;
const LATEST_MS = 1000;

/** Stands for what moves visitors from one gateway to another, such as a floating address. */
export class Front {
  #better = 0;
  #isEnding = false;

  constructor(gateways) {
    this.gateways = gateways;
    gateways.forEach((_, at) => void this.#watch(at));
  }

  stop() {
    this.#isEnding = true;
  }

  async #watch(at) {
    for (; !this.#isEnding; await pause(LOOK_MS)) {
      const { status } = await send(this.gateways[at], '/gateway-health', { patience: LATEST_MS });
      if (status !== 200 && this.#better === at) this.#better = (at + 1) % this.gateways.length;
    }
  }

  async ask(path, request = {}) {
    const at = this.#better;
    const first = await send(this.gateways[at], path, request);
    return first.refused ? send(this.gateways[(at + 1) % this.gateways.length], path, request) : first;
  }
}

/** Status 0 means no answer, or not a whole one. */
function send(host, path, { method = 'GET', headers = {}, body, patience = PATIENCE_MS }) {
  return new Promise((resolve) => {
    const failed = (error) => {
      clearTimeout(late);
      resolve({
        status: 0,
        refused: error.code === 'ECONNREFUSED',
        why: error.code ?? error.message,
        text: '',
      });
    };
    const request = http.request(`http://${host}${path}`, { method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        clearTimeout(late);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode, refused: false, why: String(response.statusCode), text });
      });
    });
    const late = setTimeout(() => request.destroy(new Error('late')), patience);
    request.on('error', failed);
    request.end(body);
  });
}
