import { CODE_MINUTES, isEmail, LINK_DAYS_ALONE, PROVIDER, submission } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import type { JobPayloads } from '../../platform/jobs/tables';
import { greetingFor } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { newApplicationAddress } from '../application-links/applicationLinks';
import { newCode } from '../application-links/codes';
import { billTo } from '../invoices/billTo';

const UNASKED = 'If it was not you who asked, you need do nothing.';

/** Mails what opens an application to the addresses that it gives; to nobody where the link was none. */
export async function sendApplicationMail(
  app: App,
  { enquiryId, linkHash }: JobPayloads['applicationMail'],
): Promise<void> {
  const row = await app.db
    .selectFrom('enquiries')
    .select(['reference', 'pages'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!row || enquiryId === null) return;
  const { writtenTo, emails } = billTo(submission.parse(JSON.parse(row.pages)));
  const code = linkHash === undefined ? undefined : await newCode(app.db, linkHash);
  for (const to of emails.filter(isEmail)) {
    const said = code === undefined ? withLink(await newApplicationAddress(app, enquiryId)) : withCode(code);
    await app.post.send(newId(), {
      to,
      subject: `Your application ${row.reference} – ${PROVIDER}`,
      ...letterBody({ greeting: greetingFor(writtenTo), ...said, closing: [UNASKED, PROVIDER] }),
    });
  }
}

const withCode = (code: string): Pick<LetterText, 'opening'> => ({
  opening: `The code that opens your application is ${code}. It is good for ${CODE_MINUTES} minutes. Nobody of ours ever asks you for it.`,
});

const withLink = (address: string): Pick<LetterText, 'opening' | 'link'> => ({
  opening: `This is a new link to your application. It opens it for ${LINK_DAYS_ALONE} days; after them we ask for a code, which we send to this address.`,
  link: { name: 'See your application', address },
});
