import {
  billTo,
  CODE_MINUTES,
  isEmail,
  LINK_DAYS_ALONE,
  languageOf,
  PROVIDER,
  submission,
} from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import type { JobPayloads } from '../../platform/jobs/tables';
import { greetingFor } from '../../platform/mail/greeting';
import { type LetterText, letterBody } from '../../platform/mail/letterBody';
import { newApplicationAddress } from '../application-links/applicationLinks';
import { campusWrittenFrom } from '../application-links/campusOfEnquiry';
import { newCode } from '../application-links/codes';
import { type Say, sayIn } from '../letters/say';

/** Mails what opens an application to the addresses that it gives; to nobody where the link was none. */
export async function sendApplicationMail(
  app: App,
  { enquiryId, linkHash }: JobPayloads['applicationMail'],
): Promise<void> {
  const row = await app.db
    .selectFrom('enquiries')
    .select(['reference', 'pages', 'sentFrom'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!row || enquiryId === null) return;
  const pages = submission.parse(JSON.parse(row.pages));
  const { writtenTo, emails } = billTo(pages);
  const language = languageOf[campusWrittenFrom({ pages, sentFrom: row.sentFrom }, app.settings)];
  const say = sayIn(language);
  const code = linkHash === undefined ? undefined : await newCode(app.db, linkHash);
  for (const to of emails.filter(isEmail)) {
    const said = code === undefined ? withLink(await newApplicationAddress(app, enquiryId), say) : withCode(code, say);
    await app.post.send(newId(), {
      to,
      subject: `${say('Your application {reference}', { reference: row.reference })} – ${PROVIDER}`,
      ...letterBody({
        language,
        greeting: greetingFor(writtenTo, language),
        ...said,
        closing: [say('If it was not you who asked, you need do nothing.'), PROVIDER],
      }),
    });
  }
}

const withCode = (code: string, say: Say): Pick<LetterText, 'opening'> => ({
  opening: say(
    'The code that opens your application is {code}. It is good for {minutes} minutes. Nobody of ours ever asks you for it.',
    { code, minutes: CODE_MINUTES },
  ),
});

const withLink = (address: string, say: Say): Pick<LetterText, 'opening' | 'link'> => ({
  opening: say(
    'This is a new link to your application. It opens it for {days} days; after them we ask for a code, which we send to this address.',
    { days: LINK_DAYS_ALONE },
  ),
  link: { name: say('See your application'), address },
});
