import { expect, test } from 'vitest';
import {
  formatFixedPhone,
  formatPhone,
  lineNumber,
  maskNumber,
  phoneDigits,
  phoneToSend,
  phoneToShow,
} from './phone.ts';

test('a number travels as 593 and nine digits', () => {
  expect(phoneToSend('0991000001')).toBe('593991000001');
  expect(phoneToSend(' 099 100-0001 ')).toBe('593991000001');
  expect(phoneToSend('593991000001')).toBe('593991000001');
  expect(phoneToSend('991000001')).toBe('593991000001');
  expect(phoneToSend('1234567890')).toBe('1234567890');
  expect(phoneToSend('0991')).toBe('0991');
});

test('a number is shown as ten digits', () => {
  expect(phoneToShow('593991000001')).toBe('0991000001');
  expect(phoneToShow('0991000001')).toBe('0991000001');
  expect(phoneToShow('991000001')).toBe('0991000001');
  expect(phoneToShow('IN-100001')).toBe('IN-100001');
});

test('display', () => {
  expect(formatPhone('0991000001')).toBe('(099) 100-0001');
  expect(formatPhone('593991000001')).toBe('(099) 100-0001');
  expect(formatPhone('+1 0991000001')).toBe('(099) 100-0001');
  expect(formatPhone('TV-100001')).toBe('TV-100001');
  expect(formatPhone('042100001')).toBe('042100001');
  expect(formatFixedPhone('042100001')).toBe('4210 - 0001');
  expect(formatFixedPhone('42100001')).toBe('4210 - 0001');
  expect(phoneDigits('+593 99 100 0001')).toBe('593991000001');
});

test('masks', () => {
  expect(maskNumber('0991000001')).toBe('******0001');
  expect(maskNumber('001')).toBe('001');
});

test('the number of any line', () => {
  expect(lineNumber('0991000001')).toBe('(099) 100-0001');
  expect(lineNumber('042100001')).toBe('4210 - 0001');
  expect(lineNumber('IN-100001')).toBe('IN-100001');
});
