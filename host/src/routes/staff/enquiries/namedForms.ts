/** Forms with the name that staff choose them by: the title, and the address beside it where several have one. */
export const namedForms = <Form extends { slug: string; title: string }>(forms: readonly Form[]) =>
  forms.map((form) => {
    const isTwice = forms.some(({ slug, title }) => title === form.title && slug !== form.slug);
    return { ...form, name: isTwice ? `${form.title} (${form.slug})` : form.title };
  });
