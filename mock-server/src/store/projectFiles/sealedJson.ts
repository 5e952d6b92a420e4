import { hash } from 'node:crypto';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** Name of the last entry of a sealed file: the hash of the rest. */
const SEAL = /,"sha256":"(?<sum>[0-9a-f]{64})"\}\s*$/u;

/** Serialises a value with its hash: an object gets one more entry, other values are wrapped in an object. */
export function sealJson(value: unknown): string {
  const isObject = isPlainObject(value) && Object.keys(value).length > 0;
  const text = JSON.stringify(isObject ? value : { value });
  return `${text.slice(0, -1)},"sha256":"${hash('sha256', text, 'hex')}"}\n`;
}

interface OpenedJson {
  readonly value: unknown;
  /** Whether the hash differs. Files older than seals have none and count as unchanged. */
  readonly isChanged: boolean;
  /** Whether it has a hash and is what was written with it. */
  readonly isIntact: boolean;
}

/** @throws SyntaxError for invalid JSON. */
export function openSealedJson(text: string): OpenedJson {
  const seal = SEAL.exec(text);
  const parsed: unknown = JSON.parse(text);
  if (seal === null) return { value: parsed, isChanged: false, isIntact: false };
  const isChanged = hash('sha256', `${text.slice(0, seal.index)}}`, 'hex') !== seal.groups?.['sum'];
  return { value: withoutSeal(parsed), isChanged, isIntact: !isChanged };
}

function withoutSeal(parsed: unknown): unknown {
  if (typeof parsed !== 'object' || parsed === null || !('sha256' in parsed)) return parsed;
  const { sha256: _, ...rest } = parsed;
  return Object.keys(rest).length === 1 && 'value' in rest ? rest.value : rest;
}
