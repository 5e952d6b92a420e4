import type { Moved } from './LetterMaterial.ts';

/** Whether a movement is good news: positions are better when lower. */
export const isBetter = ({ id, change }: Moved): boolean => change.difference > 0 !== (id === 'average_position');
