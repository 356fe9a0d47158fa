import { expect, test } from 'vitest';
import { REVIEW_STATES, type ReviewStep, reviewAfter } from './review-states.table.ts';

const reached = (step: ReviewStep) => REVIEW_STATES.filter((state) => reviewAfter(state, step) !== null);

test('[7.16] a review is requested only while none is pending', () => {
  expect(reached('ask')).toEqual(['none', 'approved', 'rejected', 'withdrawn']);
  expect(reached('takeBack')).toEqual(['pending']);
  expect(reached('approve')).toEqual(['pending']);
  expect(reached('reject')).toEqual(['pending']);
  expect(reviewAfter('pending', 'reject')).toBe('rejected');
});
