import { expect, test } from 'vitest';
import { addressTexts } from '../texts/address-texts.ts';
import { slipQuestion } from './address-question.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gmail.cm', 'asha@gmail.com'],
  [' Asha.Rao@Hotmial.com ', 'asha.rao@hotmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
])('%j was probably meant to be %j', (typed, meant) => expect(slipQuestion(typed)).toBe(addressTexts.question(meant)));

test.each([
  ...['asha@gmail.com', 'asha@mail.com', 'asha@ymail.com', 'asha@example.com', 'asha@gmx.de', 'asha@gmail', 'gmial.com', '', '@'],
  'a@b@gmail.com',
])('nothing looks wrong with %j', (typed) => expect(slipQuestion(typed)).toBeUndefined());
