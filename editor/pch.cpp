// SPDX-License-Identifier: GPL-3.0-or-later
// Carries the precompiled Qt headers that all editor folders share; holds no code.
