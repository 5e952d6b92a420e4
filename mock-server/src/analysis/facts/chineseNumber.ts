const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const STEPS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/**
 * Parses a number in Chinese characters below ten thousand (二十, 一百零五, 两千三, 二〇二四, 三点五); 万 and 亿 are scales, parsed elsewhere.
 * Null for anything else.
 */
export function chineseNumber(text: string): number | null {
  const [whole = '', fraction] = text.split('点');
  const base = wholeNumber(whole);
  if (base === null || fraction === undefined) return base;
  const digits = Array.from(fraction, (char) => DIGITS[char]);
  if (digits.length === 0 || digits.includes(undefined)) return null;
  return Number(`${String(base)}.${digits.join('')}`);
}

function wholeNumber(text: string): number | null {
  const chars = Array.from(text);
  if (chars.length === 0) return null;
  const isPlain = chars.every((char) => DIGITS[char] !== undefined);
  if (isPlain) return Number(chars.map((char) => String(DIGITS[char])).join(''));
  let [sum, digit, lastStep, afterZero] = [0, -1, 10_000, false];
  for (const char of chars) {
    const step = STEPS[char];
    const value = DIGITS[char];
    if (step !== undefined) {
      if (step >= lastStep) return null;
      sum += (digit < 0 ? 1 : digit) * step;
      [digit, lastStep, afterZero] = [-1, step, false];
    } else if (value === undefined || digit > 0) {
      return null;
    } else {
      digit = value;
      afterZero ||= value === 0;
    }
  }
  if (digit < 0) return sum;
  // 两千三 is 2,300; 两千零三 is 2,003.
  return sum + digit * (afterZero || lastStep > 1000 || lastStep === 10 ? 1 : lastStep / 10);
}
