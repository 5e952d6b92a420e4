import styles from './reservedPlace.module.scss';

/**
 * The class of what may be offered. Until that is known it has its place, unseen, so that nothing moves when it appears.
 * @param offer undefined: not known yet
 */
export const reservedPlace = (offer: boolean | undefined): string =>
  offer === undefined ? (styles['reserved'] ?? '') : '';
