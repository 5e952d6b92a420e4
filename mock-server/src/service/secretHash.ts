import { hash } from 'node:crypto';

const HINT_LENGTH = 4;

/** SHA-256 of a random secret, hexadecimal: what is kept in its place. Random as it is, its plain hash tells nothing of it. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex');

/** The end of a secret, by which people tell theirs apart. */
export const hintOfSecret = (secret: string): string => secret.slice(-HINT_LENGTH);
