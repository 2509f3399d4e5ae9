# SPDX-License-Identifier: GPL-3.0-or-later
# Read by ctest: a test for each class that ${program} has, called ${name}.<class>.
cmake_policy(VERSION 3.25)
if(EXISTS ${program})
  execute_process(COMMAND ${program} --list OUTPUT_VARIABLE listed RESULT_VARIABLE status)
  string(REGEX MATCHALL "[^\n]+" lines "${listed}")
  foreach(line ${lines})
    separate_arguments(words UNIX_COMMAND "${line}")
    list(POP_FRONT words class)
    set(cost 1)
    if(long IN_LIST words)
      set(cost 100)
    endif()
    add_test(${name}.${class} ${program} ${class})
    set_tests_properties(${name}.${class} PROPERTIES ENVIRONMENT "${environment}" TIMEOUT ${timeout} LABELS "${words}"
                         COST ${cost})
  endforeach()
else()
  set(status missing)
endif()
# Shown as a test that fails, unless it was not asked for.
if(NOT status EQUAL 0)
  add_test(${name}.not_built sh -c "echo ${program} is missing or does not run; exit 1")
endif()
