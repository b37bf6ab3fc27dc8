import { type ChildProcess, fork } from 'node:child_process';

import { afterEach, describe, expect, it } from 'vitest';

import { describeDeath } from '@/server/startup/describe-death';
import { supervise } from '@/server/startup/supervise';

const PROGRAM = new URL('./fake-server.mjs', import.meta.url);

const launched: ChildProcess[] = [];
const said: string[] = [];

/** Supervises programs that behave in these manners, in turn, the last of them from then on. */
function superviseFakes(...manners: string[]) {
  let markGivenUp: () => void = () => undefined;
  const givenUp = new Promise<void>((resolve) => (markGivenUp = resolve));
  const waiting: (() => void)[] = [];
  const supervised = supervise({
    launch() {
      const manner = manners[Math.min(launched.length, manners.length - 1)] ?? '';
      const child = fork(PROGRAM, [manner], { execArgv: [] });
      launched.push(child);
      return child;
    },
    log(line) {
      said.push(line);
      if (line.includes('voltou')) for (const resolve of waiting.splice(0)) resolve();
    },
    onGiveUp: markGivenUp,
    stopWithinMs: 100,
  });
  const back = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { ...supervised, givenUp, back };
}

const isRunning = (child?: ChildProcess) => child?.exitCode === null && child.signalCode === null;

afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL');
  said.splice(0);
});

describe('the supervisor', () => {
  it('starts a server that was killed again, and says what ended it', async () => {
    const server = superviseFakes('serves');
    await server.ready;
    const back = server.back();
    launched[0]?.kill('SIGKILL');
    await back;
    expect(launched).toHaveLength(2);
    expect(isRunning(launched[1])).toBe(true);
    expect(said[0]).toBe('✖ O servidor caiu (sinal SIGKILL): reiniciando');
    await server.stop();
  });

  it('gives up on a server that dies at once however often it is started', async () => {
    const server = superviseFakes('dies-at-once');
    await server.ready;
    await server.givenUp;
    expect(launched).toHaveLength(3);
    expect(said.at(-1)).toBe(
      '✖ O servidor caiu (código de saída 7) pela 3ª vez logo ao iniciar: desistindo',
    );
  });

  it('goes on when a server comes back before it has died three times', async () => {
    const server = superviseFakes('dies-at-once', 'dies-before-ready', 'serves');
    await server.back();
    expect(isRunning(launched[2])).toBe(true);
    await server.stop();
  });

  it('does not start a server again that never served', async () => {
    const server = superviseFakes('dies-before-ready');
    await expect(server.ready).rejects.toThrow('código de saída 3');
    expect(launched).toHaveLength(1);
  });

  it('stops the server without a word, and does not start it again', async () => {
    const server = superviseFakes('serves');
    await server.ready;
    await server.stop();
    expect(launched[0]?.exitCode).toBe(0);
    expect(launched).toHaveLength(1);
    expect(said).toEqual([]);
  });

  it('kills a server that does not end in time', async () => {
    const server = superviseFakes('ignores-stop');
    await server.ready;
    await server.stop();
    expect(launched[0]?.signalCode).toBe('SIGKILL');
    expect(said).toEqual(['O servidor não encerrou em 0,1 s: encerrado à força']);
  });
});

describe('the reason of a death', () => {
  it.each([
    [{ code: 1, signal: null }, 'código de saída 1'],
    [{ code: null, signal: 'SIGKILL' as const }, 'sinal SIGKILL'],
    [{ code: null, signal: 'SIGABRT' as const }, 'memória'],
    [{ code: 134, signal: null }, 'memória'],
    [{ code: null, signal: null }, 'não pôde ser criado'],
  ])('of %j tells %s', (death, text) => {
    expect(describeDeath(death)).toContain(text);
  });
});
