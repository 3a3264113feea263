import { guardThePage, mayBeScript, trustScriptsOf } from './trustedTypes';

test.each([
  '/main.1a2b3c4d.js',
  '/remotes/mf-files/pdfjs-6.1.200/pdf.worker.min.mjs',
  '/remotes/mf-forms/remoteEntry.1a2b3c4d.js?attempt=2',
  'https://js.stripe.com/endive/stripe.js',
  'https://m1.js.stripe.com/part',
  `blob:${window.location.origin}/9b1c`,
])('%s may be a script or a worker', (address) => {
  expect(mayBeScript(address)).toBe(true);
});

test.each([
  '/api/file/abc/content',
  '/content/pages/home',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)//x.js',
  'blob:https://evil.example/9b1c',
  '//evil.example/x.js',
  'https://js.stripe.com.evil.example/x.js',
  'https://evil.example/js.stripe.com/x.js',
  'http://js.stripe.com/endive/stripe.js',
])('%s may be neither', (address) => {
  expect(mayBeScript(address)).toBe(false);
});

test('an origin that the site names for its remotes may bring scripts from then on', () => {
  const script = 'https://team.example.net/remoteEntry.js';
  expect(mayBeScript(script)).toBe(false);
  trustScriptsOf(['https://team.example.net']);
  expect(mayBeScript(script)).toBe(true);
});

test('text becomes markup only where it makes no element, and script never', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  guardThePage();
  const [[name, rules]] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(rules.createHTML('.ant-btn > span { color: red }')).toContain('.ant-btn');
  expect(() => rules.createHTML('a<img src=x onerror=alert(1)>')).toThrow(TypeError);
  expect(rules.createScriptURL('/main.1a2b3c4d.js')).toBe('/main.1a2b3c4d.js');
  expect(() => rules.createScriptURL('//evil.example/x.js')).toThrow(TypeError);
  expect(rules.createScript).toBeUndefined();
});
