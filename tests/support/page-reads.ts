import { readdirSync } from 'node:fs';
import path from 'node:path';

import { isValidElement } from 'react';

import { type CacheScope, gather } from '@/lib/cache-scope';
import { isRecord } from '@/lib/is-record';

const APP = path.resolve('src/app');
const MODULE = /\/(page|route)\.tsx?$/;

type Route = { file: string; pattern: RegExp };

/** The routes of the site as Next finds them: folders in parentheses are no part of an address. */
function findRoutes(): Route[] {
  return (
    readdirSync(APP, { recursive: true, encoding: 'utf8' })
      .filter((file) => MODULE.test(`/${file}`) && !file.startsWith('(payload)'))
      .map((file) => {
        const folders = path.dirname(file).split('/');
        const parts = folders.filter((folder) => !/^\(.*\)$/.test(folder) && folder !== '.');
        const pattern = parts.map((part) =>
          part.replace(/[.]/g, '\\.').replace(/^\[(\w+)\]$/, '(?<$1>[^/]+)'),
        );
        return { file: path.join(APP, file), pattern: new RegExp(`^/${pattern.join('/')}$`) };
      })
      // Names before parameters, as in Next.
      .sort(
        (one, other) =>
          one.pattern.source.split('(?<').length - other.pattern.source.split('(?<').length,
      )
  );
}
const routes = findRoutes();

/** Runs async components, which are those that read; what they render is looked through for more of them. */
async function readAll(node: unknown): Promise<void> {
  if (Array.isArray(node)) {
    await Promise.all(node.map(readAll));
  } else if (isValidElement<{ children?: unknown }>(node)) {
    const { type, props } = node;
    const isReader = typeof type === 'function' && type.constructor.name === 'AsyncFunction';
    // The border to React: a component of an element takes the element's props.
    await readAll(isReader ? await (type as (props: object) => unknown)(props) : props.children);
  }
}

/** A page that is missing or has moved says so by an error of Next's, after its reads. */
function isAnswer(error: unknown): boolean {
  return isRecord(error) && typeof error.digest === 'string' && error.digest.startsWith('NEXT_');
}

/** What the reads of a page say of themselves: those of its address and, for a document, of what surrounds every page. */
export async function readsOfPage(address: string): Promise<CacheScope> {
  const route = routes.find(({ pattern }) => pattern.test(address));
  if (route === undefined) throw new Error(`no route answers ${address}`);
  const loaded: unknown = await import(/* @vite-ignore */ route.file);
  if (!isRecord(loaded)) throw new Error(`${route.file} exports nothing`);
  const context = { params: Promise.resolve(route.pattern.exec(address)?.groups ?? {}) };
  const call = async (name: string, ...values: unknown[]) => {
    const value = loaded[name];
    return typeof value === 'function' ? (value(...values) as unknown) : undefined;
  };
  const { scope } = await gather('answer', async () => {
    try {
      if (loaded.GET !== undefined) {
        await call('GET', new Request(new URL(address, 'http://localhost')), context);
        return;
      }
      const { SiteDocument } = await import('@/app/site-document');
      await readAll(await SiteDocument({ children: null }));
      await call('generateMetadata', context);
      await readAll(await call('default', context));
    } catch (error) {
      if (!isAnswer(error)) throw error;
    }
  });
  return scope;
}
