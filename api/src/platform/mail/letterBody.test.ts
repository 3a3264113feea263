import { letterBody } from './letterBody';

it('is dark words on a white ground of its own, and says its language, where a mail program drops the document around it', () => {
  const { html } = letterBody({ language: 'pt-PT', greeting: 'Olá', opening: 'Recebemos.', closing: [] });
  const within = html.slice(html.indexOf('<div'), html.indexOf('</div>'));
  expect(within).toMatch(/^<div lang="pt-PT" style="[^"]*background:#fff;color:#1d2430/);
  expect(within).toContain('Recebemos.');
});
