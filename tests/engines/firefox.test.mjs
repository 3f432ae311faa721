import { check } from './checks.mjs';
import * as firefox from './firefox.mjs';

check(firefox);
