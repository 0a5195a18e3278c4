// fetch-packages.mjs FOLDER (NAME VERSION CHECKSUM)…: downloads packages of the npm registry into FOLDER/NAME, without
// npm, which is 360 packages on Debian. `registry-url` (Debian: node-registry-url) returns the configured registry.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

const [folder, ...words] = process.argv.slice(2);
const { default: registryUrl } = await import(`${folder}/node_modules/registry-url/index.js`);

async function fetchPackage(name, version, checksum) {
  const address = new URL(`${name}/-/${name}-${version}.tgz`, registryUrl());
  const answer = await fetch(address).catch((error) => {
    throw new Error(`${address.host} cannot be reached (${error.cause?.message ?? error.message})`);
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  if (found !== checksum) throw new Error(`${address} has the checksum ${found}, not ${checksum}`);
  const target = `${folder}/${name}`;
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}.tgz`, bytes);
  execFileSync('tar', ['-xzf', `${target}.tgz`, '-C', target, '--strip-components=1', '--no-same-owner']);
}

const all = [];
for (let i = 0; i < words.length; i += 3) all.push(fetchPackage(...words.slice(i, i + 3)));
await Promise.all(all).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
