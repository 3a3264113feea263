import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { atTheEnd } from '../started/leaving';
import type { Site } from './site';

/** Together, what two refusals make a letter wait, and some more. */
const LONGEST_MS = 100_000;

/** A mail server that takes no password, then nobody at all, then every letter. */
export class RefusingMail {
  received = 0;
  readonly refusals: ('password' | 'greeting')[] = ['password', 'greeting'];
  private readonly smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      if (this.refusals[0] !== 'greeting') return done();
      this.refusals.shift();
      done(refusal(554));
    },
    onAuth: (_auth, _session, done) => {
      if (this.refusals[0] !== 'password') return done(null, { user: 'office' });
      this.refusals.shift();
      done(refusal(535));
    },
    onData: (stream, _session, done) => {
      stream.resume().once('end', () => {
        this.received += 1;
        done();
      });
    },
  });

  /** Listens; answers the settings by which letters come here. */
  async start(): Promise<Record<string, string>> {
    const listening = this.smtp.listen(0, '127.0.0.1');
    this.smtp.on('error', () => undefined);
    await new Promise((resolve) => listening.once('listening', resolve));
    atTheEnd(() => new Promise<void>((resolve) => this.smtp.close(() => resolve())));
    const { port } = listening.address() as AddressInfo;
    return { SMTP_URL: `smtp://office:a-password@127.0.0.1:${port}`, MAIL_FROM: 'College <office@example.org>' };
  }
}

const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

/** A letter whose mail server answers 535, then 554, comes as soon as it takes letters again. */
export async function mailRefuses(site: Site, mail: RefusingMail): Promise<void> {
  await site.entry();
  site.watchHealth();
  const { status } = await site.submit('127.0.11.1', 'bacs');
  if (status !== 201) {
    site.errors.push(`the application with a letter was answered ${status}`);
    return;
  }
  for (const end = Date.now() + LONGEST_MS; mail.received === 0 && Date.now() < end; ) await sleep(250);
  if (mail.refusals.length > 0)
    site.errors.push(`the mail server was never asked again after ${2 - mail.refusals.length} refusals`);
  else if (mail.received === 0) site.errors.push('the letter never came');
}
