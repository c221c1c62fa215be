import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../client';
import type { Machine } from '../machine';

/** Longer than it may take; a process that does not end is killed afterwards. */
const LONGEST_WAIT_MS = 30_000;

/** On SIGTERM the server answers the requests under way, and ends although clients keep their connections. */
export async function rudeClients(machine: Machine) {
  const product = await machine.start();
  const client = await Client.of(product);
  const category_id = await client.anyCategory();
  const { hostname, port } = new URL(product.url);
  const head = `Host: ${hostname}\r\nContent-Type: application/json\r\n`;
  const rude = [
    '',
    'GET / HTTP/1.1\r\nHost: a',
    `GET /api/product HTTP/1.1\r\n${head}Connection: keep-alive\r\n\r\n`,
    `POST /api/product HTTP/1.1\r\n${head}Content-Length: 900000\r\n\r\n{"name":`,
  ].map((text) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(text);
    return socket;
  });
  await pause(300);
  const underWay = client.ask('POST', 'product', { name: 'Kopi', price: 1, category_id });
  await pause(5);
  const began = performance.now();
  await Promise.race([product.stop('SIGTERM'), pause(LONGEST_WAIT_MS)]);
  const endedMs = Math.round(performance.now() - began);
  for (const socket of rude) socket.destroy();
  return { clients: rude.length, underWay: (await underWay).status, endedMs };
}
