import type { FieldDefinition } from '@forms/shared/contract';
import type { HTTPRequest } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { smallest } from '../visitor';
import { hostilePdf } from './hostilePdf';
import { CANARY, payloads } from './payloads';
import { insteadOf, watched } from './watched';

const here = journeys();
const formOf = (slug: string, fields: FieldDefinition[]) => ({
  slug,
  title: slug,
  json: { header: { title: slug }, pages: [{ name: 'page', title: 'The page', fields }] },
});
const makes = (slug: string, fields: FieldDefinition[]) => here.product.makes(formOf(slug, fields));

const texts = {
  'ten thousand letters': 'x'.repeat(10_000),
  'ten thousand emoji': '👩‍👩‍👧‍👦'.repeat(1_000),
  'words from right to left': 'שלום עולם \u202Eexe.pdf '.repeat(500),
};

test.each(Object.entries(texts))('%s pasted into each text field harm nothing', async (name, text) => {
  const slug = name.replaceAll(' ', '-');
  const labels = { input: 'Input', textarea: 'Textarea', email: 'Email', date: 'Date' };
  await makes(
    slug,
    Object.entries(labels).map(([type, label]) => ({ name: type, type, label, required: true })),
  );
  const visitor = await here.visitor(smallest);
  await visitor.opens(`/${slug}`);
  for (const label of Object.values(labels)) {
    await (await visitor.find('textbox', label)).focus();
    await visitor.page.keyboard.sendCharacter(text);
    expect((await visitor.valueOf(label)).trim()).toBe(text.trim());
  }
  expect(await visitor.overflows()).toBe(false);
  await visitor.presses('Submit');
  await visitor.presses('OK');
  await visitor.sees('Please enter a valid email address');
  await visitor.types('Email', 'a@b.co');
  await visitor.types('Date', '31st July 2001');
  await visitor.presses('Submit');
  await visitor.sees('Thank you');
});

test('no payload runs from a label, caption, text, title, HTML, terms, option or answer, with the content policy off', async () => {
  const fields = payloads.flatMap((payload, at): FieldDefinition[] => [
    { name: `section${at}`, type: 'section', title: payload, caption: payload, text: payload, html: payload },
    { name: `input${at}`, type: 'input', label: payload, caption: payload, value: payload },
    { name: `shown${at}`, type: 'input', label: payload, readonly: true, value: payload },
    { name: `radio${at}`, type: 'multi-radio', label: payload, options: [payload, { value: at, label: payload }] },
    { name: `rich${at}`, type: 'html', label: payload, readonly: true, value: payload },
    { name: `terms${at}`, type: 'privacy', label: payload, text: payload, title: payload, html: payload },
  ]);
  await makes('payloads', fields);
  const visitor = await here.visitor();
  const called = await watched(
    visitor,
    insteadOf({ '/api/v2/form/payloads': { ...formOf('payloads', fields), version: 1 } }),
  );
  await visitor.opens('/payloads');
  await visitor.find('heading', 'The page');
  await visitor.eventually(
    () =>
      visitor.page.evaluate(
        (count) => document.querySelectorAll('section[aria-label]').length >= count,
        payloads.length,
      ),
    'all the terms',
  );
  await visitor.page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a, main summary')) link.click();
  });
  await visitor.settles();
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
  expect(called).toEqual([]);
  expect(
    await visitor.page.$$eval('main :is(script, iframe, object, embed, base, meta, link, form form)', (all) =>
      all.map(({ outerHTML }) => outerHTML),
    ),
  ).toEqual([]);
});

test('options that hang, fail or are a web page leave the rest of the form usable', async () => {
  const answers: Record<string, (request: HTTPRequest) => unknown> = {
    schools: () => undefined,
    subjects: (request) => request.respond({ status: 500, body: '{}', contentType: 'application/json' }),
    countries: (request) => request.respond({ status: 200, body: '<h1>Sign in</h1>', contentType: 'text/html' }),
  };
  await makes('options', [
    ...Object.keys(answers).map((name) => ({
      name,
      type: 'multi-radio',
      label: name,
      api: `/webforms/options/${name}`,
    })),
    { name: 'input', type: 'input', label: 'Input', required: true },
  ]);
  const visitor = await here.visitor();
  visitor.forgives(/Failed to load resource/, /unhandled error occurred/i, /not valid JSON/);
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    const answer = answers[new URL(request.url()).pathname.split('/options/')[1] ?? ''];
    void (answer ? answer(request) : request.continue());
  });
  await visitor.opens('/options');
  const saysFailed = () =>
    visitor.page.$$eval('[role="alert"]', (alerts) => alerts.map(({ textContent }) => textContent ?? ''));
  await visitor.eventually(
    async () => (await saysFailed()).filter((text) => text.includes('This list could not be loaded')).length === 2,
    'both lists that failed to say so',
  );
  expect(await visitor.page.$$eval('[role="status"]', (all) => all.map((each) => each.textContent))).toContain(
    'Loading options',
  );
  expect(await visitor.barriers()).toEqual([]);
  await visitor.types('Input', 'Ada');
  await visitor.presses('Submit');
  await visitor.sees('Thank you');
});

test('a PDF made to run a script, start a program, fetch or lead astray is drawn and does nothing, with the content policy off', async () => {
  const bytes = await hostilePdf(`window.ran=1;app.alert('ran');fetch('//${CANARY}')`, CANARY);
  const id = await here.product.shares('hostile.pdf', bytes, 'application/pdf');
  const visitor = await here.visitor();
  const called = await watched(visitor);
  const opened: string[] = [];
  visitor.page.browserContext().on('targetcreated', (target) => {
    if (target.type() === 'page') opened.push(target.url());
  });
  await visitor.opens(`/file/${id}`);
  await visitor.page.waitForSelector('[data-page="1"] .textLayer span');
  await visitor.sees('An honest line');
  await visitor.settles();
  expect(opened).toEqual([]);
  // A link to another site is one, whoever wrote it: the person decides.
  const parts = await visitor.page.$$('[data-page="1"] :is(a:not([href^="http"]), section, input, textarea)');
  for (const part of parts) await part.evaluate((element) => (element as HTMLElement).click());
  expect(
    await visitor.page.$$eval('[data-page="1"] a[href]', (links) => links.map((link) => link.getAttribute('href'))),
  ).not.toContainEqual(expect.stringMatching(/^(javascript|data|file):/));
  await visitor.settles();
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
  expect(called).toEqual([]);
  expect(opened).toEqual([]);
});

test('no payload runs from what others marked on a page, with the content policy off', async () => {
  const bytes = await hostilePdf('', CANARY);
  const id = await here.product.shares('marked.pdf', bytes, 'application/pdf');
  const file = (await (await fetch(`${here.product.address}/api/file/${id}`)).json()) as object;
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const annotations = payloads.map(
    (payload, at) =>
      `<square page="0" rect="10,10,90,90" name="n${at}" title="${escaped(payload)}" subject="${escaped(payload)}"><contents>${escaped(payload)}</contents></square>`,
  );
  const rich = `<square page="0" rect="100,100,190,190" name="rich"><contents-richtext><body xmlns="http://www.w3.org/1999/xhtml"><p>Rich<script>window.ran=1</script><img src="x" onerror="window.ran=1"/></p><svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/></body></contents-richtext></square>`;
  const xfdf = `<xfdf xmlns="http://ns.adobe.com/xfdf/"><annots>${annotations.join('')}${rich}</annots></xfdf>`;
  const visitor = await here.visitor();
  const called = await watched(
    visitor,
    insteadOf({
      [`/api/file/${id}`]: { ...file, annotations: [{ id: 'doc', user: payloads[4], own: false, removable: false }] },
      [`/api/file/${id}/annotation/doc`]: { id: 'doc', fileId: id, user: payloads[4], xfdf },
    }),
  );
  await visitor.opens(`/file/${id}`);
  await visitor.eventually(
    async () => (await visitor.page.$$('[data-page="1"] [role="button"]')).length > payloads.length,
    'every annotation to be drawn',
  );
  for (const annotation of await visitor.page.$$('[data-page="1"] [role="button"]')) {
    await annotation.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  }
  await visitor.settles();
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
  expect(called).toEqual([]);
  expect(
    await visitor.page.$$eval('main :is(script, iframe, object, embed, base, meta, link, img[onerror])', (all) =>
      all.map(({ outerHTML }) => outerHTML),
    ),
  ).toEqual([]);
});

test('text that is no one’s cleaned markup becomes neither script nor markup in a page, by whatever place', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/Trusted/);
  await visitor.opens('/');
  await visitor.find('heading', 'Examinations and tuition, arranged online');
  const taken = await visitor.page.evaluate(async (canary) => {
    // What DevTools run at once may do what a page may not.
    await new Promise((resolve) => setTimeout(resolve));
    const markup = '<img src=x onerror="window.ran=1">';
    const places: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: markup }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
      write: () => document.write(markup),
      parse: () => new DOMParser().parseFromString(markup, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(markup),
      'script of another site': () => Object.assign(document.createElement('script'), { src: `//${canary}/x.js` }),
      'script of an upload': () => Object.assign(document.createElement('script'), { src: '/api/file/x/content' }),
      'script of text': () => Object.assign(document.createElement('script'), { text: 'window.ran=1' }),
      worker: () => new Worker('data:text/javascript,1'),
      handler: () => document.body.setAttribute('onclick', 'window.ran=1'),
      timer: () => setTimeout('window.ran=1' as unknown as () => void),
      // biome-ignore lint/security/noGlobalEval: it must not run
      eval: () => window.eval('window.ran=1'),
      Function: () => new Function('window.ran=1')(),
      'a policy of its own': () => window.trustedTypes?.createPolicy('mine', {}),
      'another default': () => window.trustedTypes?.createPolicy('default', {}),
    };
    return Object.entries(places).flatMap(([name, place]) => {
      try {
        place();
        return [name];
      } catch {
        return [];
      }
    });
  }, CANARY);
  expect(taken).toEqual([]);
  expect(await visitor.page.evaluate(() => 'ran' in window)).toBe(false);
});
