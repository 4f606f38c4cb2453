import { expect, it } from 'vitest';
import { tradeIn } from '@/domain/form/forms/trade-in';
import { turnPage } from './form-steps';
import type { RefusedForm } from './form-types';

/** How the page is shown again. */
function shownAfter(go: string) {
  const shown: Partial<RefusedForm>[] = [];
  turnPage(tradeIn, {}, go, (_status, why) => {
    shown.push(why);
    return { status: 200, location: '/' };
  });
  return shown;
}

it('D-233: without a script, too, Back opens the first step', () => {
  expect(shownAfter('back')).toEqual([{ step: 1 }]);
});

it('D-276: an address that is not right can be corrected: the step where it stands is open', () => {
  expect(shownAfter('edit')).toEqual([{ step: 1 }]);
});
