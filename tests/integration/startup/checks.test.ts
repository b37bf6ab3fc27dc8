import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { checkDataFolder, checkPorts } from '@/server/startup/checks';
import { lockDataFolder } from '@/server/startup/data-lock';
import { checkDatabase } from '@/server/database/database';
import { describeFailure } from '@/server/startup/failures';

import { freePort } from '../../support/free-port';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-checks-'));
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true, force: true });
});

describe('ports', () => {
  it('names the variable of a port in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const wanted = [{ name: 'MAIL_UI_PORT', port, host: '127.0.0.1' }];
    await expect(checkPorts(wanted)).rejects.toThrow(`A porta ${port} (MAIL_UI_PORT) já está`);
    other.close();
  });

  it('leaves free ports free', async () => {
    const port = await freePort();
    const wanted = [{ name: 'PORT', port, host: '127.0.0.1' }];
    await checkPorts(wanted);
    await checkPorts(wanted);
  });
});

describe('the data folder', () => {
  it('may be a new one, which the check does not make', async () => {
    await checkDataFolder(path.join(folder, 'a', 'b'), true);
    expect(await readdir(folder)).toEqual([]);
  });

  it('may not be a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(checkDataFolder(file, true)).rejects.toThrow('não é uma pasta');
    await expect(checkDataFolder(path.join(file, 'a'), true)).rejects.toThrow('não pode ser usada');
  });

  it.runIf(process.getuid?.() !== 0)('may not be read-only', async () => {
    await chmod(folder, 0o500);
    await expect(checkDataFolder(folder, true)).rejects.toThrow('não permite gravar');
  });

  it('belongs to one copy at a time', async () => {
    const lock = await lockDataFolder(folder, 'npm start');
    const script = `
      import { lockDataFolder } from '@/server/startup/data-lock';
      lockDataFolder(${JSON.stringify(folder)}, 'outra').catch((error) => console.log(error.message));
    `;
    const runOther = () =>
      spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        encoding: 'utf8',
      });
    expect(runOther().stdout).toContain(`(npm start, processo ${process.pid})`);
    await lock.release();
    expect(runOther().stdout).toBe('');
  });

  it('is not held by a lock whose process is gone, or whose id belongs to another', async () => {
    const file = path.join(folder, 'running.lock');
    const holder = { purpose: 'npm start', stopping: false };
    for (const text of [
      JSON.stringify({ ...holder, pid: 4_194_305, identity: null }),
      JSON.stringify({ ...holder, pid: process.ppid, identity: 'outra vida' }),
      '{"pid": 1',
      '',
    ]) {
      await writeFile(file, text);
      const lock = await lockDataFolder(folder, 'npm start');
      await lock.release();
    }
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("the operator's database", () => {
  it('is named in one line when it cannot be reached', async () => {
    const url = `postgres://u:p@127.0.0.1:${await freePort()}/m`;
    const error: unknown = await checkDatabase(url).catch((reason: unknown) => reason);
    expect(describeFailure(error)).toContain('Não foi possível alcançar o banco de dados');
  });
});
