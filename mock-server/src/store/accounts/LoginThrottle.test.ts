import { expect, test } from 'vitest';
import { LoginThrottle } from './LoginThrottle.ts';

function startThrottle() {
  let now = 1_000_000;
  const throttle = new LoginThrottle(() => now);
  const guess = (account: string, address: string): boolean => {
    try {
      throttle.check(account, address);
    } catch {
      return false;
    }
    throttle.fail(account, address);
    return true;
  };
  return {
    throttle,
    guess,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('a stranger who guesses is stopped, and locks out nobody else', () => {
  const { throttle, guess, wait } = startThrottle();
  throttle.succeed('ada', 'home');
  const looked = Array.from({ length: 50 }, () => guess('ada', 'stranger')).filter(Boolean);
  expect(looked).toHaveLength(10);
  expect(() => throttle.check('ada', 'home')).not.toThrow();
  expect(() => throttle.check('ada', 'another place')).not.toThrow();
  wait(60_001);
  expect(guess('ada', 'stranger')).toBe(true);
});

test('a clock that is set back locks nobody out until it has caught up', () => {
  const { throttle, guess, wait } = startThrottle();
  for (let each = 0; each < 40; each += 1) guess('ada', `bot ${String(each)}`);
  for (let each = 0; each < 10; each += 1) guess('bob', 'home');
  expect(() => throttle.check('bob', 'home')).toThrow();
  wait(-900_000);
  expect(() => throttle.check('bob', 'home')).not.toThrow();
  expect(() => throttle.check('ada', 'another place')).not.toThrow();
});

test('a guess spread over many addresses is slowed, while the own address is not', () => {
  const { throttle, guess, wait } = startThrottle();
  throttle.succeed('ada', 'home');
  let looked = 0;
  for (let second = 0; second < 600; second += 1) {
    for (let each = 0; each < 10; each += 1) if (guess('ada', `bot ${String(second)} ${String(each)}`)) looked += 1;
    wait(1000);
  }
  // 6000 attempts in ten minutes: those before detection, then one per five seconds.
  expect(looked).toBeLessThanOrEqual(30 + 600 / 5 + 1);
  expect(() => throttle.check('ada', 'home')).not.toThrow();
});

test('one address that tries many accounts is stopped', () => {
  const { guess } = startThrottle();
  const looked = Array.from({ length: 500 }, (_, index) => guess(`account ${String(index)}`, 'sprayer')).filter(
    Boolean,
  );
  expect(looked).toHaveLength(100);
});
