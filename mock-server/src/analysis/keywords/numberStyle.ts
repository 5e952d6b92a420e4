/** How a column writes numbers: which sign parts the fraction off; the others stand between thousands. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  /** Nothing in the column tells for sure: the likelier was taken. */
  readonly isUnsure: boolean;
}

export const PLAIN_STYLE: NumberStyle = { decimal: '.', isUnsure: false };

/** Whether a sign has this role somewhere in the column, for sure. */
interface Evidence {
  thousands: boolean;
  decimal: boolean;
  /** As often groups of three alone, which may be either. */
  either: boolean;
}

const WITH_UNIT = /\d\s*[\p{L}%]/u;

function evidenceOf(texts: readonly string[], sign: '.' | ','): Evidence {
  const [mine, other] = sign === '.' ? [String.raw`\.`, ','] : [',', String.raw`\.`];
  const found = { thousands: false, decimal: false, either: false };
  const groups = new RegExp(`(?<![\\d.,])\\d{1,3}(?:${mine}\\d{3})+(?![\\d.,])`, 'u');
  const manyGroups = new RegExp(`\\d{1,3}(?:${mine}\\d{3}){2,}|\\d${mine}\\d{3}${other}\\d`, 'u');
  const fraction = new RegExp(
    `(?<![\\d.,])\\d+${mine}(?:\\d{1,2}|\\d{4,})(?![\\d.,])|\\d${other}\\d{3}${mine}\\d`,
    'u',
  );
  for (const text of texts) {
    if (manyGroups.test(text)) {
      found.thousands = true;
    } else if (fraction.test(text)) {
      found.decimal = true;
    }
    // 1.234K is a thousand and more, whatever 1.900 alone would be.
    else if (groups.test(text)) {
      if (WITH_UNIT.test(text)) found.decimal = true;
      else found.either = true;
    }
  }
  return found;
}

/**
 * How a column of volumes writes its numbers, judged by all of them: `1.900` beside `12.100` is nineteen hundred, beside `0.5` it is not
 * two. Searches are whole numbers, so what only ever parts three digits stands between thousands; that is said as unsure.
 */
export function numberStyleOf(texts: readonly string[]): NumberStyle {
  const [dot, comma] = [evidenceOf(texts, '.'), evidenceOf(texts, ',')];
  if (dot.thousands && !comma.thousands) return { decimal: ',', isUnsure: dot.decimal && !comma.decimal };
  if (comma.thousands && !dot.thousands) return { decimal: '.', isUnsure: comma.decimal && !dot.decimal };
  if (comma.decimal !== dot.decimal) {
    return { decimal: comma.decimal ? ',' : '.', isUnsure: dot.thousands && comma.thousands };
  }
  if (comma.either && !dot.either) return { decimal: '.', isUnsure: dot.decimal && comma.decimal };
  if (dot.either) return { decimal: ',', isUnsure: true };
  return { decimal: '.', isUnsure: dot.decimal && comma.decimal };
}
