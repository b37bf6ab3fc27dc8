import { EventEmitter } from 'node:events';

import { describe, expect, it, vi } from 'vitest';

import { OVERLOAD } from '@/domain/http-limits';
import { createAdmission } from '@/server/http/admission';
import type { Handler } from '@/server/http/handler';
import { createOverload } from '@/server/http/overload';
import { shedLoad } from '@/server/http/shed-load';

import { serve } from './support';

const session = { cookie: 'payload-token=x' };

/** An application that answers when it is let go, and knows how many it works at. */
function busyApplication() {
  const waiting: (() => void)[] = [];
  const handle: Handler = async (_, response) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    response.end('done');
  };
  return { handle, waiting };
}

const fine: Handler = async (_, response) => void response.end('done');
const rule = { inFlight: 2, waiting: 1, wait: 60_000 };
const full = { size: OVERLOAD.inFlight, enter: async () => () => undefined };

function delayed(...delays: number[]) {
  const overload = createOverload();
  for (const delay of delays) overload.note(delay);
  return overload;
}

describe('beyond what the application works at', () => {
  it('a request waits for its turn, and one too many is told to come back', async () => {
    const { handle, waiting } = busyApplication();
    const reads = createAdmission(rule);
    const { url } = await serve(shedLoad(handle, { overload: createOverload(), reads }));
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      void fetch(`${url}/api/search`).then(({ status }) => statuses.push(status));
    }
    await vi.waitFor(() => expect(reads.size).toBe(3));
    expect(waiting).toHaveLength(2);
    const refused = await fetch(`${url}/api/gifts`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toEqual({
      errors: [
        {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Estamos com muitos acessos agora. Tente novamente em alguns segundos.',
        },
      ],
    });
    await vi.waitFor(() => {
      waiting.splice(0).forEach((finish) => finish());
      expect(statuses).toEqual([200, 200, 200]);
    });
  });

  it('the panel, health, readiness and the files of the build are answered all the same', async () => {
    const none = createAdmission({ inFlight: 0, waiting: 0, wait: 0 });
    const { url } = await serve(
      shedLoad(fine, {
        overload: delayed(9_000, 9_000, 9_000),
        reads: none,
        writes: full,
        isAsset: (asset) => asset === '/_next/static/chunks/a.js',
      }),
    );
    const status = async (path: string, headers = {}, method = 'GET') =>
      (await fetch(url + path, { headers, method })).status;
    expect(await status('/busca?q=x')).toBe(503);
    expect(await status('/admin/painel')).toBe(200);
    expect(await status('/api/users/me', session)).toBe(200);
    expect(await status('/api/health')).toBe(200);
    expect(await status('/api/ready')).toBe(200);
    expect(await status('/_next/static/chunks/a.js')).toBe(200);
    expect(await status('/_next/static/chunks/no-such-file.js')).toBe(503);
    expect(await status('/api/health', {}, 'POST')).toBe(503);
  });

  it('a wait ends', async () => {
    const admission = createAdmission({ inFlight: 0, waiting: 1, wait: 1 });
    expect(await admission.enter(new EventEmitter())).toBeNull();
    expect(admission.size).toBe(0);
  });

  it('who leaves before their turn leaves the queue', async () => {
    const admission = createAdmission({ inFlight: 0, waiting: 1, wait: 60_000 });
    const client = new EventEmitter();
    const place = admission.enter(client);
    client.emit('close');
    expect(await place).toBeNull();
    expect(admission.size).toBe(0);
  });

  it('what the server asks of itself waits for nobody', async () => {
    const { handle, waiting } = busyApplication();
    const pages = createAdmission({ ...rule, inFlight: 1 });
    const { url } = await serve(shedLoad(handle, { overload: createOverload(), pages }));
    vi.stubEnv('INTERNAL_SECRET', 'a-secret-of-this-very-test');
    const first = fetch(`${url}/og/presente/1.jpg`);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    const headers = { 'x-internal-secret': 'a-secret-of-this-very-test' };
    const own = fetch(`${url}/api/media/file/a.webp`, { headers });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting.splice(0).forEach((finish) => finish());
    expect([(await first).status, (await own).status]).toEqual([200, 200]);
    vi.unstubAllEnvs();
  });

  it('work that never ends gives its place back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const admission = createAdmission({ inFlight: 1, waiting: 1, wait: 600_000 });
    const leave = await admission.enter(new EventEmitter());
    const next = admission.enter(new EventEmitter());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await next).toBeTypeOf('function');
    // Late, and once for all.
    leave?.();
    expect(admission.size).toBe(1);
    vi.useRealTimers();
  });
});

describe('while the event loop is late', () => {
  const ask = async (overload: ReturnType<typeof createOverload>, method: string) => {
    const { url } = await serve(shedLoad(fine, { overload, reads: full }));
    return (await fetch(`${url}/api/reviews`, { method })).status;
  };

  it('reads are refused first, then whatever visitors send', async () => {
    const late = OVERLOAD.readsAbove + 1;
    expect(await ask(delayed(late, late, late), 'GET')).toBe(503);
    expect(await ask(delayed(late, late, late), 'POST')).toBe(200);
    const stuck = OVERLOAD.allAbove + 1;
    expect(await ask(delayed(stuck, stuck, stuck), 'POST')).toBe(503);
  });

  it('nothing is refused for a moment of it, or once it is over', async () => {
    const late = OVERLOAD.readsAbove + 1;
    expect(await ask(delayed(late, late), 'GET')).toBe(200);
    expect(await ask(delayed(late, late, 20), 'GET')).toBe(200);
    expect(await ask(delayed(20, late, late), 'GET')).toBe(200);
    expect(await ask(delayed(late, late, late, 20), 'GET')).toBe(200);
  });

  it('nothing is refused when it is not requests that make it late', () => {
    expect(delayed(9_000, 9_000, 9_000).level(OVERLOAD.inFlight - 1)).toBe('none');
  });
});
