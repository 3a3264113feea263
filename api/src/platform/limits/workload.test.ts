import { type Route, routes } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { overload } from './overload';
import { Workload } from './workload';

const isRefused = (workload: Workload, route: Route): boolean => {
  try {
    workload.admit(route);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ status: 503, word: 'busy', headers: { 'retry-after': '5' } });
    return true;
  }
};

describe('a server', () => {
  /** Work that ends when it is told to. */
  let end: () => void;
  let gate: Promise<void>;
  beforeEach(() => {
    gate = new Promise((resolve) => {
      end = resolve;
    });
  });
  const keepBusy = (workload: Workload, times: number, route: Route = routes.form) =>
    Array.from({ length: times }, () => workload.doing(route, () => gate));

  it('refuses further calls while it has its fill of work, those about money last, and tells always that it lives', async () => {
    const workload = new Workload(() => false);
    const refused = () =>
      [routes.form, routes.submitForm, routes.cardPaymentSuccess, routes.paymentWebhook, routes.health].map((route) =>
        isRefused(workload, route),
      );
    const work = keepBusy(workload, overload.most - 1);
    expect(refused()).toEqual([false, false, false, false, false]);
    work.push(...keepBusy(workload, 1));
    expect(refused()).toEqual([true, true, false, false, false]);
    await expect(workload.doing(routes.form, async () => {})).rejects.toThrow('very busy');
    work.push(...keepBusy(workload, overload.mostWithMoney - overload.most, routes.cardPaymentSuccess));
    expect(refused()).toEqual([true, true, true, true, false]);
    end();
    await Promise.all(work);
    expect(refused()).toEqual([false, false, false, false, false]);
  });

  it('has its place back from work that failed', async () => {
    const workload = new Workload(() => false);
    const failed = Array.from({ length: overload.most }, () =>
      workload.doing(routes.form, () => Promise.reject(new Error('no'))),
    );
    await Promise.allSettled(failed);
    expect(isRefused(workload, routes.form)).toBe(false);
  });

  it('refuses all but money and life while callers wait too long', () => {
    const workload = new Workload(() => true);
    expect([routes.form, routes.paymentWebhook, routes.health].map((route) => isRefused(workload, route))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is kept from nothing by slow uploads and downloads, and takes none while it is full', () => {
    const workload = new Workload(() => false);
    for (const route of [routes.uploadFile, routes.fileContent]) keepBusy(workload, overload.mostWithMoney, route);
    expect(isRefused(workload, routes.form)).toBe(false);
    keepBusy(workload, overload.most);
    expect(isRefused(workload, routes.uploadFile)).toBe(true);
    end();
  });

  it('says so over HTTP, and serves again as soon as it has time', async () => {
    const server = await TestServer.start();
    const work = keepBusy(server.app.workload, overload.most);
    const form = () => server.send('/api/v2/form/exams-registration-v2');
    const refused = await form();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toEqual({
      error: 'busy',
      message: 'We are very busy at the moment. Please try again in a few seconds.',
      requestId: expect.any(String),
    });
    expect((await server.send('/api/health')).status).toBe(200);
    expect((await server.send('/api/webforms/exams/payment/success', { json: {} })).status).toBe(400);
    end();
    await Promise.all(work);
    expect((await form()).status).toBe(200);
    await server.stop();
  });
});
