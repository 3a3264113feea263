import { textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';

/** Words that every English sentence has one of; names of exams are as their boards have them. */
const ENGLISH = /\b(the|you|your|please|with|this|that|are|have|from|which|is|we)\b/i;

describe('letters of an application at Lisbon', () => {
  const mail = new MailServer();
  let server: TestServer;
  let staff: { cookie: string };
  let payer: Payer;
  beforeAll(async () => {
    server = await TestServer.start({
      CAMPUS: 'lisbon',
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
    });
    staff = await server.signIn('Staff');
    payer = new Payer(server, await examEntry(server, 'gcse', 'edexcel', '1MA1'));
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });

  const post = (path: string, json: object) => server.send(`/api${path}`, { json, headers: staff });
  /** The letter with this in its text, once it came; letters to one mailbox do not wait for each other here. */
  async function letter(saying: string): Promise<{ subject: string; text: string }> {
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    const found = () => mail.received.find((each) => textOf(each).includes(saying));
    await until(async () => found() !== undefined, Boolean);
    const { headers, body } = found() ?? { headers: '', body: '' };
    return { subject: /^Subject: (.*)$/im.exec(headers)?.[1] ?? '', text: textOf({ body }) };
  }

  it('are Portuguese from the greeting to the signature: the request to pay, a message, a withdrawal, a receipt', async () => {
    const lisbon = { exams: { department: '2' } };
    const asked = await payer.enquire('bacs', lisbon);
    const paid = await payer.pay(lisbon);
    await post(`/enquiries/${asked.id}/messages`, { text: 'Olá', seen: [] });
    const letters = [
      await letter('O pedido de pagamento PP-'),
      await letter('Escrevemos-lhe sobre'),
      await letter('por cartão'),
    ];
    const [request] = letters;
    expect(request?.subject).toContain('Pedido_de_pagamento');
    expect(request?.text).toMatch(/Pague [\d\s]+,\d\d\s£ por transferência bancária até \d{1,2} de \p{L}+ de \d{4}/u);
    expect(request?.text).toContain('Como pagar');
    expect(request?.text).toMatch(/Mathematics.*Verão de \d{4}.*Taxa de candidato a exame/s);
    expect(request?.text).not.toMatch(/Summer|Candidate fee/);
    await server.send('/api/application/withdraw', { json: { link: asked.link } });
    letters.push(await letter('está anulada, como pediu'), await letter('Descontámos'));
    expect(paid.reference).not.toBe(asked.reference);
    for (const { text } of letters) {
      expect(text).toMatch(/^Olá Zoë/);
      expect(text).toContain('Tutorial College Lisboa');
      expect(text).not.toMatch(ENGLISH);
    }
  });
});
