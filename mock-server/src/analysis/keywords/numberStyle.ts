/** Number format of a column: the decimal separator; the other signs separate thousands. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  /** The column is ambiguous: the more likely format was chosen. */
  readonly isUnsure: boolean;
}

export const PLAIN_STYLE: NumberStyle = { decimal: '.', isUnsure: false };

/** Whether the column certainly uses a sign in this role. */
interface Evidence {
  thousands: boolean;
  decimal: boolean;
  /** Only single groups of three digits, which may be either. */
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
    // 1.234K is certainly a decimal, while 1.900 alone is ambiguous.
    else if (groups.test(text)) {
      if (WITH_UNIT.test(text)) found.decimal = true;
      else found.either = true;
    }
  }
  return found;
}

/**
 * The number format of a column of volumes, from all its values: `1.900` next to `12.100` is nineteen hundred, next to `0.5` it is
 * 1.9. Volumes are integers, so a sign that only precedes groups of three digits is taken as a thousands separator, marked as unsure.
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
