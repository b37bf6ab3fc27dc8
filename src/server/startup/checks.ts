import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import { errorCode } from './error-code';
import { StartupFailure } from './failures';

export type WantedPort = { name: string; port: number; host: string };

const MEGABYTE = 1024 * 1024;
const ROOM_FOR_A_NEW_DATABASE = 300 * MEGABYTE;
const ROOM_TO_GO_ON = 50 * MEGABYTE;

function tryListening(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}

/** Throws a StartupFailure that names the variable of the first port that cannot be listened on. */
export async function checkPorts(wanted: WantedPort[]): Promise<void> {
  for (const { name, port, host } of wanted) {
    const error = await tryListening(port, host);
    if (!error) continue;
    if (error.code === 'EADDRINUSE') {
      throw new StartupFailure(
        `A porta ${port} (${name}) já está em uso. Encerre o programa que a ocupa ou escolha outra: ${name}=${port + 1} npm start.`,
      );
    }
    if (error.code === 'EACCES') {
      throw new StartupFailure(
        `Este usuário não pode abrir a porta ${port} (${name}). Escolha uma a partir de 1024.`,
      );
    }
    throw new StartupFailure(
      `Não foi possível abrir a porta ${port} em ${host} (${name}): ${error.code ?? error.message}. Confira HOST e ${name}.`,
    );
  }
}

async function nearestExisting(folder: string): Promise<string> {
  for (let place = folder; ; place = path.dirname(place)) {
    const isThere = await stat(place).then(
      () => true,
      (error: unknown) => {
        if (errorCode(error) === 'ENOENT') return false;
        throw error;
      },
    );
    if (isThere || place === path.dirname(place)) return place;
  }
}

/** Throws a StartupFailure when the data folder cannot be made or written to, or its disk is (almost) full: a new database needs more room than one that is there. Changes nothing. */
export async function checkDataFolder(dataDir: string, makesDatabase: boolean): Promise<void> {
  const place = await nearestExisting(dataDir).catch((error: unknown) => {
    throw new StartupFailure(
      `DATA_DIR=${dataDir} não pode ser usada (${errorCode(error) ?? 'erro desconhecido'}). Aponte DATA_DIR para uma pasta em que se possa gravar.`,
    );
  });
  if (!(await stat(place)).isDirectory()) {
    throw new StartupFailure(`${place} não é uma pasta. Aponte DATA_DIR para uma pasta.`);
  }
  await access(place, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    const reason =
      errorCode(error) === 'EROFS' ? 'está em um disco somente leitura' : 'não permite gravar';
    throw new StartupFailure(
      `A pasta de dados ${dataDir} ${reason}. Ajuste as permissões ou aponte DATA_DIR para outra pasta.`,
    );
  });
  const { bavail, bsize } = await statfs(place);
  const needed = makesDatabase ? ROOM_FOR_A_NEW_DATABASE : ROOM_TO_GO_ON;
  if (bavail * bsize >= needed) return;
  throw new StartupFailure(
    `O disco de ${dataDir} está cheio: há ${Math.floor((bavail * bsize) / MEGABYTE)} MB livres e são precisos ${needed / MEGABYTE}. Libere espaço ou aponte DATA_DIR para outro disco.`,
  );
}
