/**
 * Passwords that every guessing list starts with, in lower case and at least as long as a password must be.
 * Shorter ones are refused for their length; repeated and counted-up characters by rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! p@ssword p@ssw0rd passw0rd passwort motdepasse
  passer123 password2024 password2025 password2026 mypassword changeme changeme1 letmein1 letmein123 welcome1
  welcome12 welcome123 welcome@123 admin123 admin1234 admin@123 administrator qwerty12 qwerty123 qwerty1234
  qwertyui qwertyuiop qwerty123456 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc zaq12wsx asdfghjk asdfghjkl zxcvbnm1
  zxcvbnm123 abc12345 abcd1234 a1b2c3d4 aa123456 aa12345678 iloveyou iloveyou1 iloveyou2 sunshine sunshine1
  princess princess1 football football1 baseball basketball superman superman1 batman123 michael1 jennifer
  jordan23 trustno1 whatever starwars computer internet samsung1 liverpool liverpool1 arsenal1 arsenal123
  chelsea1 chelsea123 manchester manutd123 realmadrid barcelona barcelona1 blessing blessing1 jesus123
  jesusislord jesuschrist godisgood godislove thankyou thankgod faith123 emmanuel victoria favour123 success1
  success123 goodluck mandela1 africa123 southafrica nigeria1 nigeria123 kenya123 kenya254 nairobi1 ghana123
  uganda123 tanzania egypt123 morocco1 ethiopia rwanda123 johannesburg pretoria capetown springbok springboks
  kaizerchiefs orlandopirates bafanabafana mamelodi sundowns safari123 safiri123 taxi1234 driver123 secret123
  test1234 testtest test12345 guest123 default1 login123 master123 dragon123 monkey123 shadow123 freedom1 hello123
  11223344 12341234 12344321 13131313 87654321 98765432 987654321 0987654321 147258369 123123123 123321123 12121212
  10203040 20202020 69696969 123456ab 123456abc 123456789a a123456789 1234qwer asdf1234 zxcv1234
  `
    .trim()
    .split(/\s+/),
);
