import { createStore } from '@forms/shared/platform/store';
import { bugReportOf } from './bugReport';
import { forgetReport, savedReports, saveReport } from './savedReports';

const report = (message: string) => bugReportOf({ message }, '', createStore().getState().app, null);
const messages = () => savedReports().map(([, { message }]) => message);
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('reports are kept in their order until they are forgotten, and nothing stays of them then', () => {
  saveReport('a', report('one'));
  saveReport('b', report('two'));
  expect(messages()).toEqual(['one', 'two']);
  forgetReport('a');
  expect(messages()).toEqual(['two']);
  forgetReport('b');
  expect(localStorage).toHaveLength(0);
});

test('no more than ten are kept: the oldest goes', () => {
  for (let at = 0; at < 12; at += 1) saveReport(`key-${at}`, report(`report ${at}`));
  expect(messages()).toHaveLength(10);
  expect(messages()[0]).toBe('report 2');
});

test('what stands in their place and is no report is not sent', () => {
  localStorage.setItem('forms-kept-reports', '{"a":{"message":"old"}}');
  expect(savedReports()).toEqual([]);
  localStorage.setItem('forms-kept-reports', 'rubbish');
  expect(savedReports()).toEqual([]);
});

test('a browser that stores nothing says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(saveReport('a', report('one'))).toBe(false);
});
