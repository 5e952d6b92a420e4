import { hash } from 'node:crypto';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** The last entry of a sealed file: the hash of the file without it. */
const SEAL = /,"sha256":"(?<sum>[0-9a-f]{64})"\}\s*$/u;

/** The JSON of a value with the hash of it, in one text: an object gains an entry, anything else becomes an object that holds it. */
export function sealJson(value: unknown): string {
  const isObject = isPlainObject(value) && Object.keys(value).length > 0;
  const text = JSON.stringify(isObject ? value : { value });
  return `${text.slice(0, -1)},"sha256":"${hash('sha256', text, 'hex')}"}\n`;
}

interface OpenedJson {
  readonly value: unknown;
  /** Whether it is not what was written. A file of before there were seals is not known to be changed. */
  readonly isChanged: boolean;
}

/** @throws SyntaxError when it is no JSON. */
export function openSealedJson(text: string): OpenedJson {
  const seal = SEAL.exec(text);
  const parsed: unknown = JSON.parse(text);
  if (seal === null) return { value: parsed, isChanged: false };
  const isChanged = hash('sha256', `${text.slice(0, seal.index)}}`, 'hex') !== seal.groups?.['sum'];
  return { value: withoutSeal(parsed), isChanged };
}

function withoutSeal(parsed: unknown): unknown {
  if (typeof parsed !== 'object' || parsed === null || !('sha256' in parsed)) return parsed;
  const { sha256: _, ...rest } = parsed;
  return Object.keys(rest).length === 1 && 'value' in rest ? rest.value : rest;
}
