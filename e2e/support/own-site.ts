import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { digestSources, isBuiltFrom } from '../../src/server/build/build-stamp';
import { joinPostgres, stopLeftBehind } from '../../src/server/postgres/embedded-postgres';
import { commandOf, parentOf } from '../../src/server/startup/processes';
import { freePort } from '../../tests/support/free-port';
import { ADMIN } from './admin';
import { test } from './test';

/** The operator's own services, which a site of a test must not touch. An empty variable counts as absent. */
const NOBODYS = { DATABASE_URL: '', SMTP_URL: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '' };

async function ownVariables(dataDir: string) {
  const ports: number[] = [];
  while (ports.length < 4) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const [PORT, PG_PORT, MAIL_SMTP_PORT, MAIL_UI_PORT] = ports.map(String);
  return {
    ...NOBODYS,
    ...{ PORT, PG_PORT, MAIL_SMTP_PORT, MAIL_UI_PORT },
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${PORT}`,
    DATA_DIR: dataDir,
    SEED_DEMO: 'false',
    // Every journey comes from one address.
    API_ANONYMOUS_PER_MINUTE: '100000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
}

/** One run of `npm start`: what it has said, and its processes. */
class Run {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  private said = '';

  constructor(variables: Record<string, string | undefined>) {
    this.process = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.stdout?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.said += chunk.toString();
      process.stderr.write(chunk);
    });
  }

  /** Everything that its processes have written so far. */
  output(): string {
    return this.said;
  }

  /** Resolves once the run has said something; rejects when it ends before. */
  says(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => this.said.includes(text) && resolve();
      this.process.stdout?.on('data', look);
      void this.ended.then(() => reject(new Error(`ended without "${text}":\n${this.said}`)));
      look();
    });
  }

  /** The process that answers requests. */
  serverId(): number {
    const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const isServer = (id: number) =>
      parentOf(id) === this.process.pid && commandOf(id)?.includes('serve.mjs') === true;
    const id = numbers.map(Number).find(isServer);
    if (id === undefined) throw new Error(`no server process:\n${this.said}`);
    return id;
  }
}

/** What a second server of a site has to be told: both use one database, and each believes the sessions of the other. */
type Shared = { DATABASE_URL: string; PAYLOAD_SECRET: string };
type More = Shared | { SMTP_URL: string } | { OUTBOUND_PRIVATE_HOSTS: string };
type OwnSite = Awaited<ReturnType<typeof createOwnSite>>;

/** A production site of one's own beside the one that the other tests visit: same build, other ports, an empty catalogue. */
async function createOwnSite(more: More | null) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mimoteca-own-site-'));
  // As root, Postgres runs as another user, who has to be able to pass through.
  chmodSync(dataDir, 0o711);
  const variables = { ...(await ownVariables(dataDir)), ...more };
  let run: Run | undefined;
  return {
    url: variables.SITE_URL,
    /** Starts it and waits until it says that it serves. */
    async start(): Promise<void> {
      run = new Run(variables);
      await run.says('Mimoteca no ar');
    },
    /** The latest one. */
    run(): Run {
      if (run === undefined) throw new Error('it was never started');
      return run;
    },
    /** For a second server; this one must be running. */
    async share(): Promise<Shared> {
      const postgres = await joinPostgres(dataDir);
      if (postgres === null) throw new Error('its database does not run');
      const secret = readFileSync(path.join(dataDir, 'payload-secret'), 'utf8').trim();
      return { DATABASE_URL: postgres.url(), PAYLOAD_SECRET: secret };
    },
    async remove(): Promise<void> {
      run?.process.kill('SIGTERM');
      await run?.ended;
      await stopLeftBehind(dataDir, () => undefined);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Fixtures = {
  /** Whether there is a build that a site can start with. */
  built: boolean;
  /** What the site is told beside its own ports and folder. */
  more: More | null;
  site: OwnSite;
  /** Starts another one, and removes it at the end. */
  startSite: (more: More | null) => Promise<OwnSite>;
};

/**
 * For the journeys of one file that need a site of their own: `page` and `editor` are at that one. Asked for anew in each file,
 * since workers are shared by files that ask for the same.
 */
export function ownSite() {
  const own = test.extend<object, Fixtures>({
    built: [async ({}, use) => use(await isBuiltFrom(await digestSources())), { scope: 'worker' }],
    more: [null, { scope: 'worker' }],
    startSite: [
      async ({ built }, use) => {
        const sites: OwnSite[] = [];
        await use(async (more) => {
          const site = await createOwnSite(more);
          // Removed also when it hangs while it starts.
          sites.unshift(site);
          // Playwright asks for its address before anything can be skipped.
          if (built) await site.start();
          return site;
        });
        for (const site of sites) await site.remove();
      },
      { scope: 'worker' },
    ],
    site: [async ({ startSite, more }, use) => use(await startSite(more)), { scope: 'worker' }],
    siteUrl: [async ({ site }, use) => use(site.url), { scope: 'worker' }],
  });
  own.skip(({ built }) => !built, 'this clone has no build of its sources');
  return own;
}
