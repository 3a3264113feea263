import { routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { desktop, phone } from '../visitor';
import { filled } from './fillForms';

const here = journeys();

/** Every other form is filled in on a phone; whether each fits every width is seen among the screens. */
const onDevices = filled.map((form, at) => ({ ...form, viewport: at % 2 === 0 ? desktop : phone }));

test.each(onDevices)(
  '$slug is filled in on a window $viewport.width wide and read by staff',
  async ({ slug, who, pages, success, viewport }) => {
    const visitor = await here.visitor(viewport);
    await visitor.opens(`/${slug}`);
    const titles = Object.keys(pages);
    for (const [title, fill] of Object.entries(pages)) {
      await visitor.find('heading', title);
      await fill(visitor);
      expect(await visitor.overflows()).toBe(false);
      expect(await visitor.barriers()).toEqual([]);
      await visitor.pictures(`${slug}-${title}-${viewport.width}`);
      if (titles.length > 1) await visitor.presses('Continue');
    }
    if (titles.length > 1) {
      await visitor.find('heading', 'Check your answers');
      for (const title of titles) await visitor.find('button', `Change ${title}`);
      expect(await visitor.text()).not.toMatch(/Not provided|Email address again/);
      expect(await visitor.overflows()).toBe(false);
      expect(await visitor.barriers()).toEqual([]);
      await visitor.pictures(`${slug}-check-${viewport.width}`);
    }
    await visitor.presses('Submit');
    await visitor.sees(success);
    expect(new URL(visitor.page.url()).pathname).toBe('/application');

    const [newest] = await here.product.listed(routes.enquiries);
    expect(newest).toMatchObject({ formSlug: slug, name: who });
    const staff = await here.visitor();
    await staff.opens(await here.product.loginLink());
    await staff.follows('Enquiries');
    await staff.sees(newest?.reference ?? '');
    await staff.opens(`/staff/enquiry/${newest?.id}`);
    await staff.sees(who);
    for (const title of titles) await staff.find('heading', title);
    await staff.pictures(`${slug}-enquiry-${viewport.width}`);
  },
  120_000,
);
