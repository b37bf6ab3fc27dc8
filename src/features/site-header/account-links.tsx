import { paths } from '@/lib/paths';
import { header } from '@/messages/header';
import { Icon } from '@/ui/icon';
import { SignOutButton } from './sign-out-button';

/** 'Entrar' for those who are not signed in; 'Configurações' and 'Sair' for those who are. */
export function AccountLinks() {
  return (
    <>
      <a href={paths.settings} className="site-header-account when-signed-out">
        <Icon name="user" size={22} />
        <span>{header.signIn}</span>
      </a>
      <a href={paths.settings} className="site-header-account when-signed-in">
        <Icon name="settings" size={22} />
        <span>{header.settings}</span>
      </a>
      <SignOutButton place="bar" />
    </>
  );
}
