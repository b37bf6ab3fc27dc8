import type { RenderedMail } from './render-mail';

export function confirmEmail({ url }: { url: string }): RenderedMail {
  const text = `Confirme seu e-mail para entrar na Mimoteca: ${url}`;
  return {
    subject: 'Confirme seu e-mail',
    text,
    html: `<p><a href="${url}">Confirmar e-mail</a></p>`,
  };
}
