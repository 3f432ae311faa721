import { check } from './checks.mjs';
import * as webkit from './webkit.mjs';

check(webkit);
