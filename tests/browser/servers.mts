/** Before the suite: the servers that answer are ours, and serve the folders that are tested. */
import type {FullConfig} from '@playwright/test';
import {MARK, markOf} from '../../scripts/servedFolder.mts';

/** @throws Error when another server answers at an address, or one of another copy of the project */
export async function requireOwnServer(url: string, dir: string): Promise<void> {
  const {headers} = await fetch(url);
  if (headers.get(MARK) !== markOf(dir)) {
    throw new Error(
      `What answers at ${url} does not serve ${dir} of this project: end it, or set SITE_PORT and VARIANT_PORT to free ports.`,
    );
  }
}

export default async function servers({projects}: FullConfig): Promise<void> {
  for (const {use, metadata} of projects) {
    await requireOwnServer(String(use.baseURL), String((metadata as {dir: string}).dir));
  }
}
